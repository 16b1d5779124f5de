import type { Domain } from './domain';

type Loader = () => Promise<{ default: Domain }>;

/** Name in a task's `stage.domain` → its pool. A page loads one of them, and only if it shows more than its card. */
export const DOMAINS = {
  audio: () => import('./audio'),
  bakery: () => import('./bakery'),
  clinic: () => import('./clinic'),
  energy: () => import('./energy'),
  finance: () => import('./finance'),
  garden: () => import('./garden'),
  hr: () => import('./hr'),
  library: () => import('./library'),
  newsroom: () => import('./newsroom'),
  photo: () => import('./photo'),
  real_estate: () => import('./real_estate'),
  robotics: () => import('./robotics'),
  school: () => import('./school'),
  smart_home: () => import('./smart_home'),
  sports: () => import('./sports'),
  support: () => import('./support'),
  travel: () => import('./travel'),
  warehouse: () => import('./warehouse'),
} satisfies Record<string, Loader>;

export type DomainName = keyof typeof DOMAINS;
export const DOMAIN_NAMES = Object.keys(DOMAINS) as DomainName[];

/** @throws Error naming the pools that exist. */
export async function loadDomain(name: string): Promise<Domain> {
  if (!Object.hasOwn(DOMAINS, name)) {
    throw new Error(`stage.domain: expected one of ${DOMAIN_NAMES.join(', ')}; found "${name}"`);
  }
  return (await DOMAINS[name as DomainName]()).default;
}
