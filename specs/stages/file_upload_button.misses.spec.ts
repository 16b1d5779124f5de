import { expect } from '@playwright/test';
import { sampleFiles } from '../../fixtures/session/sample-files';
import type { Setup, State } from '../../site/stages/file_upload_button/model';
import { test, type TaskPage } from './task-page';

/** Two tasks for each library; all but the last have several controls alike, and one has to be started. */
const TASKS = ['antd-T04', 'antd-T08', 'mui-T14', 'mui-T19', 'mantine-T24', 'mantine-T21'];

/** Chooses the files of a near miss in the controls that it names; what is right last. */
async function perform({ page, stage }: TaskPage, miss: Record<string, unknown>) {
  const files = sampleFiles(stage.files ?? []);
  for (const [label, state] of Object.entries(miss).reverse()) {
    const control = page.getByRole('group', { name: label, exact: true });
    const { text, start } = stage.instances[label] as Setup;
    for (const name of (state as State).files) {
      const chooser = page.waitForEvent('filechooser');
      await control.getByText(text, { exact: true }).click();
      await (await chooser).setFiles(files[name] ?? '');
    }
    if (start) await control.getByRole('button', { name: start, exact: true }).click();
  }
}

for (const task of TASKS) {
  test(`${task}: no near miss solves, done by hand`, async ({ openTask }) => {
    const opened = await openTask(`file_upload_button-${task}`);
    const known = opened.stage.files ?? [];
    // Others hold names that no chooser offers, or more files than the control keeps.
    const possible = opened.nearMisses.filter((miss) =>
      Object.values(miss).every((state) => {
        const { files = [] } = state as Partial<State>;
        return files.length === 1 && files.every((name) => known.includes(name));
      }),
    );
    expect(possible.length).toBeGreaterThan(0);
    for (const miss of possible) {
      await opened.reload();
      await perform(opened, miss);
      for (const [label, state] of Object.entries(miss))
        await expect.poll(() => (opened.told()?.[label] as State | undefined)?.files).toEqual((state as State).files);
      expect(await opened.solved(), JSON.stringify(miss)).toBe(false);
    }
  });
}
