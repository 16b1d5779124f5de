import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect } from '@playwright/test';
import type { ModeName } from '../../../tasks/factors';
import type { Ask } from '../../mock-model/reply';
import { CAST, KEY, type Role } from './cast';
import { solve } from './solve';
import { taskOf, test } from './stage';

/**
 * The contract of every agent: with a model that knows the answer it solves tasks over real HTTP, in every mode that it supports, in as
 * many steps as the reference, and the provider has nothing to complain about.
 */

/** Clicks, typing with keys, and a place on a track. */
const TASKS = ['tags_input-antd-T01', 'slider_single-antd-T07'];

for (const role of CAST) {
  test(`${role.title} solves in as many steps as the reference`, async ({ stage }) => {
    test.setTimeout(600_000);
    for (const [at, mode] of role.modes.entries()) {
      // Mode by mode in turn; whoever has one mode plays both. `specs/optional/sweep.spec.ts` plays everything.
      for (const id of role.modes.length === 1 ? TASKS : [TASKS[at % TASKS.length]!]) {
        if (taskOf(id).unreachable[mode] !== undefined) continue;
        const asks = await solve(stage, role, id, mode);
        for (const ask of asks) {
          expect(ask.text).toContain(taskOf(id).variants[0]!.goal);
          expect(ask.text).not.toContain(KEY);
          expect(ask.pictures.length, `${role.title}, ${mode}: a picture is sent`).toBeGreaterThan(0);
        }
        checkText(mode, asks.at(-1)!, role);
      }
    }
  });
}

/** The tree is sent where it belongs to the mode, and nowhere else. */
function checkText(mode: ModeName, ask: Ask, role: Role): void {
  const elements = ask.text.match(/^\s*\*?\[[a-z]*\d+\] ?(<|\w+ ")/gm)?.length ?? 0;
  if (mode === 'ax_tree') expect(elements, `${role.title}, ${mode}`).toBeGreaterThan(0);
  if (mode === 'pixel' || mode === 'pixel_grid') expect(elements, `${role.title}, ${mode}`).toBe(0);
}

test('pixel_grid sends the grid, pixel does not', async ({ stage }) => {
  const role = CAST[0]!;
  const [grid] = await solve(stage, role, TASKS[1]!, 'pixel_grid');
  const [plain] = await solve(stage, role, TASKS[1]!, 'pixel');
  const [a, b] = await Promise.all([pixels(grid!), pixels(plain!)]);
  const differing = (x: number) => {
    let count = 0;
    for (let y = 3; y < a.height; y += 7) {
      const at = (y * a.width + x) * 4;
      if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) > 8)) count++;
    }
    return count / Math.ceil((a.height - 3) / 7);
  };
  const strongest = (x: number) => Math.max(differing(x - 1), differing(x), differing(x + 1));
  expect(Math.min(strongest(150), strongest(650), strongest(1150))).toBeGreaterThan(0.6);
  expect(Math.max(differing(175), differing(675))).toBeLessThan(0.2);
});

async function pixels(ask: Ask): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const image = await loadImage(ask.pictures[0]!.bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: context.getImageData(0, 0, image.width, image.height).data };
}
