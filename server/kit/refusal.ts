import type { ProblemCode } from '#contract/problem.ts';

/** One wrong field; `code` is a key under `field` in texts/<language>/errors.json. */
export interface FieldRefusal {
  path: string;
  code: string;
  /** What exactly is wrong, for `{{what}}` in the message. */
  what?: string;
}

/**
 * An expected "no" to the shopper: sold out, cart changed, unknown id. Thrown once by an action; problems.ts makes the
 * RFC 9457 answer of it. `facts` travel to the page: ids and sums, never a secret or personal data.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly facts: Record<string, unknown> | undefined;
  readonly fields: FieldRefusal[];

  constructor(code: ProblemCode, facts?: Record<string, unknown>, fields: FieldRefusal[] = []) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
    this.fields = fields;
  }
}
