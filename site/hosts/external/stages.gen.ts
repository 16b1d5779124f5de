import type { ComponentType } from 'react';

// `any`: every stage has its own set-up and state.
export const stages: Record<string, () => Promise<{ default: ComponentType<any> }>> = {

};
