import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Goals } from '../facts';
import { writeWhole } from '../output';
import { escape, note, page, section, type Html } from './html';
import { modelOf, type ReportRun } from './model';
import { overview } from './sections/overview';
import { scenesPage } from './sections/scenes';
import { typesPage } from './sections/types';
import type { ReferenceTraces } from './viewer/reference';
import { viewerFiles } from './viewer/data';

/**
 * Writes the static report of one or more runs into `outDir`: pages that open from disk, without network or server.
 * @param references stored traces of the scripted solutions, shown beside trajectories where no run holds the reference itself
 * @param goals of the tasks, shown above their trajectories
 * @returns path of the first page
 */
export function buildReport(
  outDir: string,
  runs: readonly ReportRun[],
  references: ReferenceTraces = new Map(),
  goals: Goals = new Map(),
): string {
  const model = modelOf(runs);
  const title = runs.map((r) => r.name).join(' and ');
  const viewer = viewerFiles(model.columns, outDir, references, goals);
  const data = join(outDir, 'data');
  // A report that was built before may hold steps of episodes that have been run again.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  for (const [name, content] of viewer.files) writeWhole(join(data, name), content);
  copyFileSync(join(import.meta.dirname, 'viewer/client.js'), join(outDir, 'viewer.js'));
  writeWhole(join(outDir, 'types.html'), page('types.html', title, typesPage(model)));
  writeWhole(join(outDir, 'scenes.html'), page('scenes.html', title, scenesPage(model)));
  writeWhole(
    join(outDir, 'episodes.html'),
    page('episodes.html', title, episodesPage(viewer.leftOut), ['data/episodes.js', 'viewer.js']),
  );
  const index = join(outDir, 'index.html');
  writeWhole(index, page('index.html', title, overview(model)));
  return index;
}

function episodesPage(leftOut: number): Html {
  const option = (text: string): Html => `<option value="">${escape(text)}</option>`;
  return section(
    'Episodes',
    `<div class="controls"><input id="filter" type="search" placeholder="Task or reason" aria-label="Task or reason">
<select id="column" aria-label="Mode">${option('every mode')}</select>
<select id="outcome" aria-label="Outcome">${option('every outcome')}</select><span id="count" class="note"></span></div>`,
    ...(leftOut > 0
      ? [
          note(
            `The steps of ${leftOut} episodes, solved ones first, are left out to keep the report small; they are in steps.json of the run folder.`,
          ),
        ]
      : []),
    '<div id="trajectory"></div>',
    `<div class="scroll"><table><thead><tr><th class="l">Task</th><th>Mode</th><th>Outcome</th><th>Steps</th><th>Human</th><th>Seconds</th><th class="l">Reason</th></tr></thead><tbody id="list"></tbody></table></div>`,
    '<p><button id="more" type="button">More</button></p>',
  );
}
