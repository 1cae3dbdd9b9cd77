import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, InputOf, Operation } from '#contract/operations/operation.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { Cookies } from './http/cookies.ts';
import type { JsonText } from './json-text.ts';
import type { User } from './session/session.ts';

/** Who calls an operation and from where, whether over HTTP or for a page. */
export interface Caller {
  /** null: a guest. */
  user: User | null;
  /** The client's IP address. */
  ip: string;
  language: PageLanguage;
  userAgent: string | undefined;
  /** What the shop stored in the caller's browser, and stores from now on. */
  cookies: Cookies;
  log: FastifyBaseLogger;
}

/** The caller of an operation that only users may call. */
export type UserCaller = Caller & { user: User };

export interface Call<Declared extends Operation> {
  caller: Declared['actor'] extends 'user' ? UserCaller : Caller;
  input: InputOf<Declared>;
  now: Date;
}

/** An answer that other callers may get, too. */
export interface Shared<Answer> {
  answer: Answer;
  /** What the answer depends on (cache-tags.ts); null: this one is the caller's own after all. */
  tags: readonly string[] | null;
}

/** What a function gives: an answer as a value, or as JSON that is ready to send. */
type Given<Answer> = Answer | JsonText<Answer>;

export type Result<Declared extends Operation> = Declared['cache'] extends 'private'
  ? Given<AnswerOf<Declared>>
  : Shared<Given<AnswerOf<Declared>>>;

/** What an operation does. Throws a Refusal of the codes that its declaration names. */
export type OperationFunction<Declared extends Operation, Deps> = (
  deps: Deps,
  call: Call<Declared>,
) => Promise<Result<Declared>>;

/** One function for each declared operation of a feature: `satisfies` it, and a missing or misspelled one does not compile. */
export type OperationFunctions<Declared extends Record<string, Operation>, Deps> = {
  [Name in keyof Declared]: OperationFunction<Declared[Name], Deps>;
};
