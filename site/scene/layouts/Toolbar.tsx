import type { ReactNode } from 'react';
import { ActionButton } from '../clutter/ActionButton';
import { FieldRow } from '../clutter/Controls';
import { chromeSize, type PageProps } from './page';

/** Heading of the page with what one does on it: search, filters, actions, and tabs below. */
export function Toolbar({ view, kit, plan }: PageProps): ReactNode {
  const size = chromeSize(view.look);
  return (
    <div className="cb-stack cb-tight">
      <div className="cb-row" style={{ alignItems: 'flex-end' }}>
        <div className="cb-grow">
          <kit.Heading level={1}>{plan.place}</kit.Heading>
        </div>
        {plan.search && (
          <div style={{ width: 200 }}>
            <kit.TextField label={plan.search} search size={size} />
          </div>
        )}
        <FieldRow kit={kit} size={size} controls={plan.filters} />
        {plan.actions.map((label) => (
          <ActionButton key={label} kit={kit} label={label} size={size} />
        ))}
      </div>
      {plan.tabs.length > 0 && <kit.Tabs tabs={plan.tabs} label={`${plan.place} views`} size={size} />}
    </div>
  );
}
