import type { Agent, CreateAgent } from './contract';
import { startProcess } from './external/process';

/** Any program in any language: `CB_AGENT_COMMAND` is started once an episode and drives the browser over its DevTools endpoint. */
const create: CreateAgent = ({ command, model, env }): Agent => {
  if (command === undefined) {
    throw new Error('CB_AGENT=external needs CB_AGENT_COMMAND, e.g. CB_AGENT_COMMAND="python my_agent.py"');
  }
  return {
    name: 'external',
    model,
    attach: (context) => startProcess(command, context, env),
    start() {
      throw new Error('an external agent acts by itself; it is never asked for decisions');
    },
  };
};

export default create;
