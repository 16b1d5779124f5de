import type { ReactNode } from 'react';
import { Fields } from '../clutter/Controls';
import type { Control } from '../clutter/plan';
import { chromeSize, type PageProps } from './page';

/** Cards of real content that stand around a stage. */

export function StatRow({ kit, plan, count = 4 }: PageProps & { count?: number }): ReactNode {
  const stats = plan.stats.slice(0, count);
  return (
    <div
      style={{ display: 'grid', gap: 'var(--cb-gap)', gridTemplateColumns: `repeat(${stats.length}, minmax(0, 1fr))` }}
    >
      {stats.map(([label, value, note]) => (
        <kit.Card key={label}>
          <kit.Stat label={label} value={value} note={note} />
        </kit.Card>
      ))}
    </div>
  );
}

export function LogCard({ kit, plan, from = 0, count = 3 }: PageProps & { from?: number; count?: number }): ReactNode {
  const items = plan.log.slice(from, from + count).map(([title, detail]) => ({ title, detail }));
  return (
    <kit.Card title={from === 0 ? 'Recent activity' : 'Earlier'}>
      <kit.List items={items} />
    </kit.Card>
  );
}

const TONES: Record<string, 'good' | 'warn'> = {
  Ready: 'good', Paid: 'good', Seen: 'good', In: 'good', Published: 'good', Baked: 'good', Running: 'good', Fit: 'good',
  Solved: 'good', Present: 'good', Normal: 'good', On: 'good', 'On shelf': 'good',
  Overdue: 'warn', Missing: 'warn', Late: 'warn', Low: 'warn', Faulted: 'warn', Injured: 'warn', Waiting: 'warn', Rough: 'warn',
}; // prettier-ignore

export function DataCard({ kit, plan, rows = 4 }: PageProps & { rows?: number }): ReactNode {
  return (
    <kit.Card title={plan.table}>
      <kit.Table
        columns={plan.columns}
        rows={plan.rows.slice(0, rows).map((cells) => ({
          key: cells[0] ?? '',
          cells: cells.map((text, at) =>
            at === cells.length - 1 ? (
              <kit.Tag key={at} tone={TONES[text] ?? 'neutral'}>
                {text}
              </kit.Tag>
            ) : (
              text
            ),
          ),
        }))}
      />
    </kit.Card>
  );
}

/** Nothing where there is nothing to set. */
export function FormCard({ view, kit, title, controls }: PageProps & { title: string; controls: readonly Control[] }) {
  if (controls.length === 0) return null;
  return (
    <kit.Card title={title}>
      <Fields kit={kit} size={chromeSize(view.look)} controls={controls} />
    </kit.Card>
  );
}

export function NoteCard({ kit, title, notes }: PageProps & { title: string; notes: readonly string[] }): ReactNode {
  return (
    <kit.Card title={title}>
      <div className="cb-stack cb-tight">
        {notes.map((note) => (
          <kit.Text key={note} tone="muted">
            {note}
          </kit.Text>
        ))}
      </div>
    </kit.Card>
  );
}

/** Takes whatever height its column has left. */
export function ChartCard({ kit, plan }: PageProps): ReactNode {
  const [label, value, note] = plan.stats[3] ?? ['', '', ''];
  const step = 100 / (plan.curve.length - 1);
  const line = plan.curve.map((height, at) => `${(at * step).toFixed(2)},${(60 - height * 54).toFixed(2)}`).join(' ');
  return (
    <kit.Card title={label} extra={<span className="cb-note">{`${value}, ${note}`}</span>}>
      <svg
        className="cb-chart"
        viewBox="0 0 100 60"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} over time`}
      >
        <polygon points={`0,60 ${line} 100,60`} fill="var(--cb-primary)" opacity="0.14" />
        <polyline
          points={line}
          fill="none"
          stroke="var(--cb-primary)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </kit.Card>
  );
}

/** At least a screenful to scroll past. */
export function Screenful(props: PageProps): ReactNode {
  const { plan } = props;
  return (
    <div className="cb-stack cb-screenful">
      <DataCard {...props} rows={8} />
      <div className="cb-columns">
        <LogCard {...props} from={0} count={5} />
        <NoteCard {...props} title={plan.sections[5] ?? 'Notes'} notes={plan.notes} />
      </div>
      <StatRow {...props} />
    </div>
  );
}
