import type { ProblemCode } from '#contract/problem.ts';

/** One invalid field; `code` is a key under `field` in texts/<language>/errors.json, or the code of the problem itself. */
export interface FieldRefusal {
  path: string;
  code: string;
  /** Details for `{{what}}` in the message. */
  what?: string;
}

/**
 * An expected "no" to the caller: sold out, cart changed, unknown id. Thrown once by an action; problems.ts turns it into an RFC 9457
 * response. `facts` are sent to the page: ids and amounts, never a secret or personal data.
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

/** A refusal because of one field of the body: a form shows it next to that field. */
export const refusedField = (code: ProblemCode, path: string, facts?: Record<string, unknown>): Refusal =>
  new Refusal(code, facts, [{ path, code }]);
