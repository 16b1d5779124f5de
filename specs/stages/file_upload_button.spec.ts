import { expect, type Page } from '@playwright/test';
import { sampleFiles } from '../../fixtures/session/sample-files';
import { contentOf } from '../../tasks/sample-file';
import { taken } from '../../site/stages/file_upload_button/files';
import { model } from '../../site/stages/file_upload_button/model';
import { LIBRARIES, probing } from './probe';

const PAIR = {
  type: 'file_upload_button',
  number: 1,
  instances: {
    Roof: { text: 'Upload report', accept: ['.pdf'] },
    Cellar: { text: 'Upload report', accept: ['.pdf'] },
  },
  success: { Cellar: { files: ['b.pdf'] } },
} as const;
const SEVERAL = {
  type: 'file_upload_button',
  number: 2,
  instances: {
    Papers: {
      text: 'Add',
      multiple: true,
      files: ['a.pdf', 'b.pdf'],
      ask: { question: 'Delete it?', yes: 'Yes', no: 'No' },
    },
  },
  success: { Papers: { files: ['b.pdf'] } },
} as const;
const STARTED = {
  type: 'file_upload_button',
  number: 3,
  instances: { List: { text: 'Choose', start: 'Start upload' } },
  success: { List: { files: ['b.pdf'] } },
} as const;

const test = probing([PAIR, SEVERAL, STARTED]);
const files = sampleFiles(['a.pdf', 'b.pdf', 'c.txt']);

/** Presses a control by its text and answers the file chooser that it opens. */
async function choose(page: Page, group: string, text: string, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: group, exact: true }).getByText(text, { exact: true }).click();
  await (await chooser).setFiles(names.map((name) => files[name] ?? ''));
}

for (const library of LIBRARIES) {
  test.describe(library, () => {
    test('a chosen file counts at once; the next one takes its place; the other control is left alone', async ({
      open,
    }) => {
      const { page, told, solved } = await open(library, PAIR);
      await choose(page, 'Cellar', 'Upload report', 'a.pdf');
      await expect.poll(() => told('Cellar').at(-1)).toEqual({ files: ['a.pdf'], preview: null });
      expect(await solved(), 'the wrong file').toBe(false);
      await choose(page, 'Cellar', 'Upload report', 'b.pdf');
      await expect.poll(() => solved()).toBe(true);
      expect(told('Roof').at(-1)).toEqual({ files: [], preview: null });
    });

    test('the right file in the wrong place, and in both, does not solve', async ({ open }) => {
      const { page, told, solved } = await open(library, PAIR);
      await choose(page, 'Roof', 'Upload report', 'b.pdf');
      await expect.poll(() => told('Roof').at(-1)).toEqual({ files: ['b.pdf'], preview: null });
      expect(await solved(), 'the wrong instance').toBe(false);
      await choose(page, 'Cellar', 'Upload report', 'b.pdf');
      await expect.poll(() => told('Cellar').at(-1)).toEqual({ files: ['b.pdf'], preview: null });
      expect(await solved(), 'both').toBe(false);
    });

    test('a file goes only when the question is answered with yes', async ({ open }) => {
      const { told, solved, press } = await open(library, SEVERAL);
      await press('Remove a.pdf');
      await press('No');
      expect(await solved(), 'answered with no').toBe(false);
      expect(told('Papers')).toEqual([]);
      await press('Remove a.pdf');
      await press('Yes');
      await expect.poll(() => solved()).toBe(true);
    });

    test('what waits for its start does not count, and what has been started is taken back without one', async ({
      open,
    }) => {
      const { page, told, solved } = await open(library, STARTED);
      await choose(page, 'List', 'Choose', 'b.pdf');
      const start = page.getByRole('button', { name: 'Start upload', exact: true });
      await expect(start).toBeEnabled();
      expect(await solved(), 'before the start').toBe(false);
      expect(told('List')).toEqual([]);
      await start.click();
      await expect.poll(() => solved()).toBe(true);
      const list = page.getByRole('group', { name: 'List' });
      const bin =
        library === 'antd' ? list.getByTitle('Remove file') : list.getByRole('button', { name: 'Remove b.pdf' });
      await bin.click();
      await expect
        .poll(() => told('List').at(-1), 'what was started is taken back at once')
        .toEqual({ files: [], preview: null });
      await expect(start).toBeDisabled();
    });
  });
}

test('which files are taken', () => {
  expect(taken({}, ['a.pdf'], ['b.pdf'])).toEqual({ files: ['b.pdf'], refusal: undefined });
  expect(taken({ multiple: true }, ['a.pdf'], ['b.pdf', 'a.pdf']).files).toEqual(['a.pdf', 'b.pdf']);
  const refused = taken({ multiple: true, accept: ['.pdf'] }, ['a.pdf'], ['c.txt']);
  expect(refused.files).toEqual(['a.pdf']);
  expect(refused.refusal).toContain('c.txt');
});

test('sample files are what their endings say', () => {
  expect(contentOf('a.pdf').toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
  expect(contentOf('a.png').subarray(1, 4).toString()).toBe('PNG');
  expect(contentOf('june.csv').toString()).toContain('june');
  expect(contentOf('a.pdf')).toEqual(contentOf('a.pdf'));
});

test('a set-up holds one file unless it takes several', () => {
  expect(model.setup.safeParse({ text: 'x', files: ['a.pdf'] }).success).toBe(true);
  for (const bad of [
    {},
    { text: 'x', files: ['a.pdf', 'b.pdf'] },
    { text: 'x', multiple: true, files: ['a.pdf', 'a.pdf'] },
    { text: 'x', files: ['no ending'] },
  ])
    expect(model.setup.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
