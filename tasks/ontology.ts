import { COMPONENTS } from './ontology/components';
import { DISTRIBUTION } from './ontology/distribution';
import { FAMILIES } from './ontology/families';
import { LIBRARIES, type Library, type Suite } from './factors';

export { AXIS_MEANINGS, FACTOR_MEANINGS, TEMPLATE_MEANINGS } from './ontology/meanings';
export { DISTRIBUTION, type Distribution } from './ontology/distribution';
export { FAMILIES };

export type Family = keyof typeof FAMILIES;
export type CanonicalType = keyof typeof COMPONENTS;

export interface TypeEntry {
  type: CanonicalType;
  family: Family;
  /** The part of each library that the stage is built on. `external` exists for markdown_editor only. */
  components: Partial<Record<Library, string>>;
}

/** The 97 canonical types in their published order. */
export const TYPES: readonly TypeEntry[] = Object.entries(COMPONENTS).map(([type, { family, ...components }]) => ({
  type: type as CanonicalType,
  family,
  components,
}));

const byType = new Map<string, TypeEntry>(TYPES.map((entry) => [entry.type, entry]));

/** The entry of a canonical type; undefined where no such type exists. */
export function typeEntry(type: string): TypeEntry | undefined {
  return byType.get(type);
}

/** @throws if `type` is none of the 97. */
export function familyOf(type: string): Family {
  const entry = byType.get(type);
  if (!entry) throw new Error(`expected one of the ${TYPES.length} canonical types, found "${type}"`);
  return entry.family;
}

/** The types of one family, in published order. */
export function typesOf(family: Family): readonly CanonicalType[] {
  return TYPES.filter((entry) => entry.family === family).map((entry) => entry.type);
}

/** The libraries in which a type can be built, in the order of LIBRARIES; empty for an unknown type. */
export function librariesOf(type: string): readonly Library[] {
  const entry = byType.get(type);
  return entry ? LIBRARIES.filter((library) => entry.components[library] !== undefined) : [];
}

/** How many tasks a suite must have for a type in a library. */
export function expectedTasks(suite: Suite, type: string, library: Library): number {
  return DISTRIBUTION[suite].types[type]?.[library] ?? 0;
}
