/** Names of variables whose values are secret. */
const SECRET_NAME = /(KEY|TOKEN|SECRET|PASSWORD|CREDENTIALS?)(_\d+)?$/i;

/** `OPENAI_API_KEY=…` inside a command line; in capitals, since `press(key="Enter")` is none. */
const ASSIGNMENT =
  /\b([A-Z][A-Z\d]*_(?:[A-Z\d]+_)*(?:KEY|TOKEN|SECRET|PASSWORD))=("[^"]*"|'[^']*'|\\"[^"]*\\"|[^\s"'\\]+)/g;

/** `https://user:password@host` */
const USER_INFO = /(\w+:\/\/)[^\s/@"']+@/g;

/** Values shorter than this are too common to be taken out of every text. */
const SHORTEST = 8;

type Environment = Readonly<Record<string, string | undefined>>;

/** True for a variable whose value no file may hold. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/**
 * Takes secrets out of a text: values of secret environment variables, also as JSON and URLs write them, and what stands where secrets
 * stand in command lines and addresses. Everything that is written to a file goes through here.
 */
export function redact(text: string, env: Environment = process.env): string {
  let clean = text;
  for (const [name, value] of secretsIn(env)) {
    if (value.length < SHORTEST) continue;
    for (const spelling of spellings(value)) clean = clean.replaceAll(spelling, `[${name}]`);
  }
  return clean.replace(ASSIGNMENT, '$1=[secret]').replace(USER_INFO, '$1[secret]@');
}

/** Secret variables, and those that a variable holding a command line sets for its command. */
function* secretsIn(env: Environment): Generator<[name: string, value: string]> {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) continue;
    if (isSecretName(name)) yield [name, value];
    else
      for (const [, inner, assigned] of value.matchAll(ASSIGNMENT))
        yield [inner!, assigned!.replace(/^["']|["']$/g, '')];
  }
}

function spellings(value: string): Set<string> {
  return new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
}

/** A copy of a JSON value without secrets; the same value when it holds none. */
export function redacted<T>(value: T, env: Environment = process.env): T {
  const text = JSON.stringify(value);
  const clean = redact(text, env);
  return clean === text ? value : (JSON.parse(clean) as T);
}
