import { Badge, Text, ThemeIcon } from '@mantine/core';
import type { KitParts } from '../../contract';

const TONE = { neutral: 'gray', good: 'teal', warn: 'orange' } as const;
const NOTE = 'calc(var(--cb-font) * 0.9)';

const display: KitParts['display'] = {
  AppBar({ brand, children }) {
    return (
      <header
        className="cb-bar"
        style={{ background: 'var(--mantine-color-body)', borderBottom: 'var(--cb-line) solid var(--cb-border)' }}
      >
        <ThemeIcon variant="gradient" radius="xl" size="md" aria-hidden>
          {brand.slice(0, 1)}
        </ThemeIcon>
        <Text fw={700} fz="calc(var(--cb-font) * 1.2)" className="cb-grow">
          {brand}
        </Text>
        {children}
      </header>
    );
  },
  Stat({ label, value, note }) {
    return (
      <div>
        <Text c="dimmed" tt="uppercase" fw={700} fz="calc(var(--cb-font) * 0.85)">
          {label}
        </Text>
        <Text fw={700} fz="calc(var(--cb-font) * 1.6)" lh={1.3}>
          {value}
        </Text>
        {note && (
          <Text c="dimmed" fz={NOTE}>
            {note}
          </Text>
        )}
      </div>
    );
  },
  List({ items }) {
    return (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map(({ title, detail, extra }) => (
          <li key={title} className="cb-row" style={{ flexWrap: 'nowrap', padding: 'calc(var(--cb-gap) * 0.45) 0' }}>
            <div className="cb-grow">
              <Text fw={500} fz="var(--cb-font)">
                {title}
              </Text>
              {detail && (
                <Text c="dimmed" fz={NOTE}>
                  {detail}
                </Text>
              )}
            </div>
            {extra}
          </li>
        ))}
      </ul>
    );
  },
  Tag({ children, tone = 'neutral' }) {
    return (
      <Badge color={TONE[tone]} variant="light" tt="none">
        {children}
      </Badge>
    );
  },
};
export default display;
