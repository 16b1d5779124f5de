/** A request that breaks a rule of the wire protocol; the mock answers it with a 400 that says which, and notes it for the test. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** @throws Refusal when `rule` does not hold */
export function insist(rule: boolean, message: string): asserts rule {
  if (!rule) throw new Refusal(message);
}
