import type { CreateAgent } from './contract';

const WAITS = 2;

/** Does nothing: waits twice, one second each, then gives up. What it solves is solved by nobody. */
const create: CreateAgent = () => ({
  name: 'noop',
  start() {
    let waits = 0;
    return {
      async decide() {
        if (waits++ < WAITS) return { kind: 'act', raw: '', actions: [{ kind: 'wait', ms: 1_000 }] };
        return { kind: 'stop', raw: '', reason: 'gave_up', detail: 'it never does anything' };
      },
    };
  },
});

export default create;
