import type { ReactNode } from 'react';
import type { Size } from '../../stages/contract';
import type { Kit } from '../contract';
import type { Control } from './plan';

interface Props {
  kit: Kit;
  size: Size;
}

/** One working control; what it is set to lives in it alone and is never part of the committed state. */
export function Field({ kit, size, control }: Props & { control: Control }): ReactNode {
  switch (control.kind) {
    case 'text':
      return <kit.TextField label={control.label} initial={control.initial} size={size} />;
    case 'select':
      return <kit.Select label={control.label} options={control.options} initial={control.initial} size={size} />;
    case 'switch':
      return <kit.Switch label={control.label} initial={control.initial} size={size} />;
    case 'checkbox':
      return <kit.Checkbox label={control.label} initial={control.initial} size={size} />;
  }
}

export function Fields({ kit, size, controls }: Props & { controls: readonly Control[] }): ReactNode {
  return (
    <div className="cb-stack">
      {controls.map((control) => (
        <Field key={control.label} kit={kit} size={size} control={control} />
      ))}
    </div>
  );
}

/** A line of controls under a heading or bar, each as wide as its kind needs. */
export function FieldRow({ kit, size, controls }: Props & { controls: readonly Control[] }): ReactNode {
  return controls.map((control) => (
    <div
      key={control.label}
      style={{ minWidth: control.kind === 'text' || control.kind === 'select' ? 180 : undefined }}
    >
      <Field kit={kit} size={size} control={control} />
    </div>
  ));
}
