import { z } from 'zod';
import { AXES, BUCKETS, CLUTTERS, GUIDANCES, LAYOUTS, LIBRARIES } from '../factors';
import { PLACEMENTS, SCALES, SPACINGS, TEMPLATES, THEMES, TIERS } from '../factors';

/**
 * The original's task YAML, with every irregularity brought to one form:
 *
 * | field | written as | read as |
 * |---|---|---|
 * | `difficulty.difficulty_bucket` | `mid` or `medium` | `mid` |
 * | `scene_context.instances` | a number, or a text: `'2'`, `'4_plus'` | a number; 4 stands for "4 or more" |
 * | `success_trigger.human_readable`, `expected_interaction_path`, `notes` | a text, a list, null or nothing | a list |
 * | `confirm_control` | a text, a map `{ control_type, label }` or null | its label |
 * | `terminal_condition` | a phrase, the phrase with underscores, or true | true: it says nothing else |
 * | `tolerance` | a number, a map of many shapes, a text or null | the number, where it is one |
 * | `task_template` | one of 24, and once `replace_code` | one of 24: `enter_text` |
 */
const text = z.string().trim().min(1);

/** A text, a list of texts, null or nothing. Maps in a list (a `key: value` that was meant as a sentence) become text. */
const sentence = z
  .union([z.string(), z.number(), z.boolean(), z.record(z.string(), z.unknown())])
  .transform(asSentence);
const sentences = z
  .union([sentence, z.array(sentence)])
  .nullish()
  .transform((value) => (value == null ? [] : Array.isArray(value) ? value : [value]));

function asSentence(value: string | number | boolean | Record<string, unknown>): string {
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, rest]) => `${key}: ${typeof rest === 'string' ? rest : JSON.stringify(rest)}`)
    .join('; ');
}

const OTHER_NAMES: Readonly<Record<string, string>> = { medium: 'mid', replace_code: 'enter_text' };
/** A closed list that also takes the original's other spellings. */
const word = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.preprocess((value) => (typeof value === 'string' ? (OTHER_NAMES[value] ?? value) : value), z.enum(words));

const instances = z
  .union([z.int().min(1), z.string().regex(/^\d+(_plus)?$/, 'expected a count such as 2, "2" or "4_plus"')])
  .transform((value) => (typeof value === 'number' ? value : Number.parseInt(value, 10)))
  .pipe(z.int().min(1));

const confirmControl = z
  .union([z.string(), z.looseObject({ label: z.string() }).transform(({ label }) => label)])
  .nullish()
  .transform((value) => value ?? undefined);

const tolerance = z.unknown().transform(numberOf);

/** `5`, and the `5` of `{ type: absolute, value: 5 }`; other shapes hold several numbers of several meanings. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value === null || typeof value !== 'object' || !('value' in value)) return undefined;
  return typeof value.value === 'number' ? value.value : undefined;
}

const rating = z.int().min(1).max(5);

/** One task of the original. Fields that nothing here uses are left out, whatever they hold. */
export const upstreamTask = z.object({
  id: z.string().regex(/^[a-z0-9_]+-(antd|mui|mantine|external)(-v2)?-T\d{2}$/),
  name: text,
  canonical_type: text,
  implementation_source: z.enum(LIBRARIES),
  implementation_component: text,
  task_template: word(TEMPLATES),
  secondary_template: word(TEMPLATES).nullish(),
  browsergym_goal: text,
  scene_context: z.object({
    theme: z.enum(THEMES),
    spacing: z.enum(SPACINGS),
    layout: z.enum(LAYOUTS),
    placement: z.enum(PLACEMENTS),
    scale: z.enum(SCALES),
    instances,
    guidance: z.enum(GUIDANCES),
    clutter: z.enum(CLUTTERS),
  }),
  difficulty: z.object({
    difficulty_bucket: word(BUCKETS),
    tier: z.enum(TIERS),
    axes_ratings: z.object(
      Object.fromEntries(AXES.map((axis) => [axis, rating])) as Record<(typeof AXES)[number], typeof rating>,
    ),
  }),
  success_trigger: z.object({
    human_readable: sentences,
    canonical_predicate: z.object({
      predicate_type: text,
      tolerance,
      require_confirm: z.boolean().default(false),
      confirm_control: confirmControl,
      require_correct_instance: z.boolean().default(false),
      terminal_condition: z
        .union([z.string(), z.boolean()])
        .nullish()
        .transform((value) => value !== false),
    }),
  }),
  expected_interaction_path: sentences,
  notes: sentences,
});
export type UpstreamTask = z.output<typeof upstreamTask>;
