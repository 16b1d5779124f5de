import { CAST } from '../agents/contract/cast';
import { solve } from '../agents/contract/solve';
import { taskIds, taskOf, test } from '../agents/contract/stage';

/**
 * The contract of every agent with all tasks of some types, 2,940 episodes or an hour of two cores: `CONTRACT_TYPES=button,slider_single`
 * (default), `CONTRACT_ROLES=openai` and `CONTRACT_MODES=pixel,som` play a part. `npx playwright test -c specs/optional optional/sweep --workers=2`
 */

const types = (process.env.CONTRACT_TYPES ?? 'button,slider_single').split(',');
const modes = process.env.CONTRACT_MODES?.split(',');
const roles = new RegExp(process.env.CONTRACT_ROLES ?? '.');

for (const role of CAST) {
  if (!roles.test(role.title)) continue;
  for (const mode of role.modes) {
    if (modes !== undefined && !modes.includes(mode)) continue;
    for (const id of taskIds()) {
      const { type, unreachable } = taskOf(id);
      if (!types.includes(type) || unreachable[mode] !== undefined) continue;
      test(`${role.title} solves ${id} in ${mode}`, async ({ stage }) => {
        await solve(stage, role, id, mode);
      });
    }
  }
}
