import type { CreateAgent } from './contract';

const KEYS = ['Tab', 'Enter'] as const;

/** Presses Tab and Enter in turn, until the steps are used up. A task that it solves asks for nothing that has to be seen. */
const create: CreateAgent = () => ({
  name: 'tab_enter',
  start() {
    let turns = 0;
    return {
      async decide() {
        const keys = KEYS[turns++ % KEYS.length]!;
        return { kind: 'act', raw: '', actions: [{ kind: 'press', keys }] };
      },
    };
  },
});

export default create;
