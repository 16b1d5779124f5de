import type { Size, StageProps } from '../contract';
import type { Setup, SetupOf, State } from './model';

/** Props of the part of a stage that draws one kind of button. */
export interface KindProps<K extends Setup['kind']> {
  label: string;
  setup: SetupOf<K>;
  size: Size;
  state: State;
  commit(state: State): void;
}

/** Set-ups that are one button with a face of its own. */
export type FacedSetup = Exclude<Setup, { kind: 'choice' }>;

export type ButtonStageProps = StageProps<Setup, State>;

/** Text on the button and its accessible name; `name` is undefined where the text says it all. */
export function faceOf(label: string, face: { text?: string; name?: string; icon_only?: boolean }) {
  return face.icon_only ? { text: undefined, name: face.name ?? label } : { text: face.text ?? label, name: face.name };
}

/** Reads one field of a state whose kind the set-up has already told. */
export const presses = (state: State) => ('presses' in state ? state.presses : 0);
export const items = (state: State) => ('items' in state ? state.items : []);
export const pressed = (state: State) => 'pressed' in state && state.pressed;
export const selected = (state: State) => ('selected' in state ? state.selected : null);
export const overlay = (state: State) => ('open' in state ? state : { open: false, chosen: null });
export const confirmed = (state: State) => 'confirmed' in state && state.confirmed;
