import type { ReactNode } from 'react';
import { SurfaceFooter, StageText } from '../Surface';
import { FormCard, LogCard } from './blocks';
import { Board } from './Board';
import { Frame } from './Frame';
import type { PageProps } from './page';
import { outerControls, StageArea } from './StageArea';
import { Toolbar } from './Toolbar';

/** A table whose rows are the instances; a few rows beside them belong to the page alone. */
export default function TableCell(props: PageProps): ReactNode {
  const { view, kit, plan } = props;
  return (
    <Frame {...props} nav="column">
      <Toolbar {...props} />
      <Board
        {...props}
        wide
        stage={
          view.surface ? (
            <StageArea {...props} />
          ) : (
            <kit.Card title={view.stage.title} footer={view.gate && <SurfaceFooter view={view} kit={kit} />}>
              <div className="cb-stack">
                <StageText view={view} kit={kit} />
                <StageTable {...props} />
              </div>
            </kit.Card>
          )
        }
        beside={[
          <FormCard key="form" {...props} title={plan.sections[2] ?? 'Settings'} controls={outerControls(props)} />,
          <LogCard key="log" {...props} count={view.scene.clutter === 'high' ? 2 : 4} />,
        ]}
      />
    </Frame>
  );
}

function StageTable({ view, kit, plan }: PageProps): ReactNode {
  const { heads = [plan.columns[0] ?? 'Name', 'Setting'], columns, cells } = view.stage;
  // Without cells of its own, a row borrows the middle columns of the page's pool.
  const between = columns ?? plan.columns.slice(1, 3);
  const own = view.instances.map(({ label, node }, at) => {
    const given = cells?.[label] ?? (columns ? [] : (plan.rows[at] ?? []).slice(1, 3));
    return { key: label, cells: [label, ...between.map((_, column) => given[column] ?? '–'), node] };
  });
  // The pool's rows stand beside them only where they are things of the same kind.
  const alike = view.scene.clutter !== 'none' && heads[0] === plan.columns[0];
  const others = alike ? plan.rows.slice(5, 5 + Math.max(1, 4 - own.length)) : [];
  const fixed = others.map((row) => ({
    key: `page ${row[0]}`,
    cells: [
      row[0],
      ...between.map((name) => row[plan.columns.indexOf(name)] ?? '–'),
      <kit.Tag key="tag">{row[3] ?? ''}</kit.Tag>,
    ],
  }));
  return <kit.Table columns={[heads[0], ...between, heads[1]]} rows={[...own, ...fixed]} />;
}
