import type { ReactNode } from 'react';
import type { Presentation } from '../page-data';

/** What people see around a scene: the goal, the facts of the task, the way back. */
export function PresentationFrame({ presentation, children }: { presentation: Presentation; children: ReactNode }) {
  return (
    <>
      <style>{CSS}</style>
      <header className="cb-frame">
        <a href={presentation.back}>All tasks</a>
        <p className="cb-goal">{presentation.goal}</p>
        {presentation.files.length > 0 && (
          <p>
            Download and then use:{' '}
            {presentation.files.map(({ name, href }) => (
              <a key={name} href={href} download>
                {name}
              </a>
            ))}
          </p>
        )}
        <dl>
          {presentation.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
    </>
  );
}

const CSS = `
.cb-frame { font: 14px/1.5 system-ui, sans-serif; padding: 12px 20px; color: #1b1f24; background: #eef1f5; border-bottom: 1px solid #c5ccd6 }
.cb-frame a { color: #0b57b0 }
.cb-frame p.cb-goal { font-size: 18px; font-weight: 600 }
.cb-frame p { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 6px 0 8px }
.cb-frame dl { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 }
.cb-frame dl div { display: flex; gap: 6px }
.cb-frame dt { color: #55606e }
.cb-frame dd { margin: 0 }
@media (prefers-color-scheme: dark) {
  .cb-frame { color: #e8ecf1; background: #1d232b; border-color: #3b4552 }
  .cb-frame a { color: #86b7ff }
  .cb-frame dt { color: #a3aebb }
}`;
