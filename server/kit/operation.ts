import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, InputOf, Operation } from '#contract/operations/operation.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { Cookies } from './http/cookies.ts';
import type { JsonText } from './json-text.ts';
import type { User } from './session/session.ts';

/** The caller of an operation, over HTTP or from a page. */
export interface Caller {
  /** Null for a guest. */
  user: User | null;
  /** The client's IP address. */
  ip: string;
  language: PageLanguage;
  userAgent: string | undefined;
  /** The shop's cookies in the caller's browser, to read and to set. */
  cookies: Cookies;
  log: FastifyBaseLogger;
}

/** The caller of an operation for users only. */
export type UserCaller = Caller & { user: User };

export interface Call<Declared extends Operation> {
  caller: Declared['actor'] extends 'user' ? UserCaller : Caller;
  input: InputOf<Declared>;
  now: Date;
}

/** A response that may be shared with other callers. */
export interface Shared<Answer> {
  answer: Answer;
  /** The cache tags that the response depends on; null: this response is private to the caller after all. */
  tags: readonly string[] | null;
}

/** The result of a function: a value, or JSON that is ready to send. */
type Given<Answer> = Answer | JsonText<Answer>;

export type Result<Declared extends Operation> = Declared['cache'] extends 'private'
  ? Given<AnswerOf<Declared>>
  : Shared<Given<AnswerOf<Declared>>>;

/** The implementation of an operation. Throws a Refusal with a code that the declaration names. */
export type OperationFunction<Declared extends Operation, Deps> = (
  deps: Deps,
  call: Call<Declared>,
) => Promise<Result<Declared>>;

/** One function for each declared operation of a feature; with `satisfies`, a missing or misspelled one does not compile. */
export type OperationFunctions<Declared extends Record<string, Operation>, Deps> = {
  [Name in keyof Declared]: OperationFunction<Declared[Name], Deps>;
};
