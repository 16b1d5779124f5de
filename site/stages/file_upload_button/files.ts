import { useRef, useState } from 'react';
import type { StageProps } from '../contract';
import type { Setup, State } from './model';

/** What becomes of the files that a chooser or a drop brings. */
export function taken(
  { multiple = false, accept }: Pick<Setup, 'multiple' | 'accept'>,
  before: readonly string[],
  chosen: readonly string[],
): { files: string[]; refusal?: string } {
  const fits = chosen.filter(
    (name) => accept === undefined || accept.some((ending) => name.toLowerCase().endsWith(ending)),
  );
  const refused = chosen.find((name) => !fits.includes(name));
  const refusal = refused === undefined ? undefined : `${refused}: only ${(accept ?? []).join(', ')}`;
  if (fits.length === 0) return { files: [...before], refusal };
  if (!multiple) return { files: fits.slice(-1), refusal };
  return { files: [...before, ...fits.filter((name) => !before.includes(name))], refusal };
}

/** The value of an `accept` attribute. */
export const acceptOf = ({ accept }: Pick<Setup, 'accept'>): string | undefined => accept?.join(',');

/**
 * Live files of a stage. Choosing, dropping and removing commit at once, except where the set-up has a control that starts the upload of
 * those that were chosen, or a question before files go.
 */
export function useFiles({ setup, state, commit }: Pick<StageProps<Setup, State>, 'setup' | 'state' | 'commit'>) {
  const [files, setFiles] = useState(state.files);
  const [preview, setPreview] = useState(state.preview);
  const [sent, setSent] = useState(state.files);
  const [refusal, setRefusal] = useState<string>();
  /** What is to be removed when the question has been answered. */
  const [asked, setAsked] = useState<readonly string[]>();
  // A chooser of several files may tell them one after another.
  const live = useRef(files);

  const put = (next: string[]) => {
    live.current = next;
    setFiles(next);
  };
  const hand = (next: string[]) => {
    setSent(next);
    commit({ files: next, preview });
  };
  const add = (chosen: readonly string[]) => {
    const next = taken(setup, live.current, chosen);
    setRefusal(next.refusal);
    if (next.files.join('/') === live.current.join('/')) return;
    put(next.files);
    if (setup.start === undefined) hand(next.files);
  };
  const remove = (names: readonly string[]) => {
    setAsked(undefined);
    setRefusal(undefined);
    const kept = (of: readonly string[]) => of.filter((name) => !names.includes(name));
    put(kept(live.current));
    // Taking back what was handed over needs no start.
    const left = kept(sent);
    if (left.length < sent.length) hand(left);
  };
  const show = (name: string | null) => {
    setPreview(name);
    commit({ files: live.current, preview: name });
  };
  return {
    files,
    /** Chosen, but not handed over yet. */
    waiting: files.filter((name) => !sent.includes(name)),
    refusal,
    preview,
    asked,
    add,
    /** Asks first where the set-up wants it. */
    remove: (names: readonly string[]) => (setup.ask ? setAsked(names) : remove(names)),
    answer: (yes: boolean) => (yes && asked ? remove(asked) : setAsked(undefined)),
    confirmed: remove,
    start: () => hand(live.current),
    show,
  };
}

/** A drawn page that stands for a file's content. */
export function pictureOf(name: string): string {
  const sum = [...name].reduce((total, char) => total + char.charCodeAt(0), 0);
  const hue = (sum * 47) % 360;
  const isPicture = /\.(png|jpe?g)$/.test(name);
  const body = isPicture
    ? `<rect width="120" height="90" fill="hsl(${hue} 55% 72%)"/><circle cx="88" cy="26" r="12" fill="#fff6c9"/><path d="M0 90 L${30 + (sum % 20)} 40 L70 78 L${90 + (sum % 15)} 50 L120 90 Z" fill="hsl(${(hue + 120) % 360} 35% 42%)"/>`
    : `<rect width="120" height="90" fill="#fbfbf8"/><rect x="14" y="12" width="60" height="9" fill="hsl(${hue} 45% 45%)"/>${[30, 42, 54, 66].map((y, i) => `<rect x="14" y="${y}" width="${92 - ((sum * (i + 3)) % 34)}" height="5" fill="#c9c9c4"/>`).join('')}`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90" viewBox="0 0 120 90">${body}</svg>`)}`;
}
