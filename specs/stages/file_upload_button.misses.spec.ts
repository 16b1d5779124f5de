import { expect } from '@playwright/test';
import { sampleFiles } from '../../fixtures/session/sample-files';
import type { Setup, State } from '../../site/stages/file_upload_button/model';
import type { StageSpec } from '../../tasks/spec';
import { nearMissesByHand } from './near-misses';
import type { TaskPage } from './task-page';

/** Two tasks for each library; all but the last have several controls alike, and one has to be started. */
const TASKS = ['antd-T04', 'antd-T08', 'mui-T14', 'mui-T19', 'mantine-T24', 'mantine-T21'];

/** Chooses the files of a near miss in the controls that it names; what is right last. */
async function perform({ page, stage }: TaskPage, miss: Record<string, State>): Promise<void> {
  const files = sampleFiles(stage.files ?? []);
  for (const [label, { files: names }] of Object.entries(miss).reverse()) {
    const control = page.getByRole('group', { name: label, exact: true });
    const { text, start } = stage.instances[label] as Setup;
    for (const name of names) {
      const chooser = page.waitForEvent('filechooser');
      await control.getByText(text, { exact: true }).click();
      await (await chooser).setFiles(files[name] ?? '');
    }
    if (start) await control.getByRole('button', { name: start, exact: true }).click();
  }
}

nearMissesByHand<State>('file_upload_button', TASKS, {
  perform,
  // Others hold names that no chooser offers, or more files than the control keeps.
  possible: (miss, { stage }) =>
    Object.values(miss).every(({ files = [] }: Partial<State>) => files.length === 1 && known(stage, files)),
  arrived: (told, { files }) => expect(told?.files).toEqual(files),
});

const known = ({ files = [] }: StageSpec, names: string[]) => names.every((name) => files.includes(name));
