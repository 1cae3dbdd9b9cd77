import { Type, type Static, type TObject, type TSchema } from 'typebox';
import type { ProblemCode } from '#contract/problem.ts';

/**
 * Who may call: a `visitor` is anybody, a guest or a logged-in user; a `user` has a login, everybody else is refused with
 * UNAUTHENTICATED. A Bearer token that is wrong or expired is refused with UNAUTHENTICATED for both. A `guest` calls in order to log
 * in: such a call carries no login, and a Bearer token that comes with it is not read (product-spec 7).
 */
export type Actor = 'guest' | 'visitor' | 'user';

/**
 * Who may cache an answer. `private`: nobody. `shared`: it is the same for every caller. `shared-for-guests`: the same for every guest,
 * a logged-in user's is their own (prices of a business, favorites). What is shared names the cache tags it depends on.
 */
export type Cache = 'private' | 'shared' | 'shared-for-guests';

/** One call of the shop's API: everything that HTTP, the pages and the browser's client need to know of it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `:name` and are fields of `params`. */
  path: `/api/${string}`;
  /** Text for the API document. */
  summary: string;
  actor: Actor;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** `Nothing` is answered with 204. */
  answer: TSchema;
  /** HTTP answers `{ data: answer }`, as the search base does (api.md). */
  envelope?: true;
  /** Left out: 200, or 204 for `Nothing`. */
  status?: 200 | 201 | 202;
  /** What it may refuse for reasons of its own; what every operation may refuse is in `commonRefusals`. */
  refusals: readonly ProblemCode[];
  /** The limit of the body, where it is not the shop's usual one. */
  bodyLimitBytes?: number;
  /** Calls of one IP address in a minute. Many shoppers of a mobile operator share one address. */
  limitPerMinute?: number;
  /** Whether the header Idempotency-Key (a uuid) must or may come with the call; it is the field `idempotencyKey` of the input. */
  idempotency?: 'required' | 'optional';
  /** The Bearer token is no login but the input `bearerToken`: only the exchange of a refresh token does this (product-spec 7). */
  bearerIsInput?: true;
  /** The caller's login is over with it: a browser forgets what it stored for them (`Clear-Site-Data`). */
  endsLogin?: true;
  cache: Cache;
  /** How long a guest's browser may cache a shared answer; left out: it checks each time whether it changed. */
  maxAgeSeconds?: number;
}

/** The answer of an operation that answers nothing. */
export const Nothing = Type.Null();

/** Keeps the exact type of each declaration. */
export const declareOperations = <const Declared extends Record<string, Operation>>(
  declared: Declared,
): Declared => declared;

/** What any operation may refuse before its own function runs, or because the shop itself cannot answer now. */
export const commonRefusals = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_MISSING',
  'FORBIDDEN',
  'OVERLOADED',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL',
] as const satisfies readonly ProblemCode[];

type Part<Schema> = Schema extends TSchema ? Static<Schema> : unknown;

type KeyPart<Declared extends Operation> = Declared['idempotency'] extends 'required'
  ? { idempotencyKey: string }
  : Declared['idempotency'] extends 'optional'
    ? { idempotencyKey?: string }
    : unknown;

type BearerPart<Declared extends Operation> = Declared['bearerIsInput'] extends true
  ? { bearerToken?: string }
  : unknown;

/** The input as the operation's function gets it: the fields of path, query and body side by side, validated. */
export type InputOf<Declared extends Operation> = Part<Declared['params']> &
  Part<Declared['query']> &
  Part<Declared['body']> &
  KeyPart<Declared> &
  BearerPart<Declared>;

export type AnswerOf<Declared extends Pick<Operation, 'answer'>> =
  Static<Declared['answer']> extends null ? void : Static<Declared['answer']>;

/** The input as a caller may write it: an optional field may be given as undefined. */
type GivenInput<Input> = Input extends unknown
  ? { [Name in keyof Input]: undefined extends Input[Name] ? Input[Name] | undefined : Input[Name] }
  : never;

/** The operations as functions: what pages call, and the browser's client. */
export type ApiOf<Operations extends Record<string, Operation>> = {
  readonly [Name in keyof Operations]: Record<never, never> extends InputOf<Operations[Name]>
    ? (input?: GivenInput<InputOf<Operations[Name]>>) => Promise<AnswerOf<Operations[Name]>>
    : (input: GivenInput<InputOf<Operations[Name]>>) => Promise<AnswerOf<Operations[Name]>>;
};

type RoutePart<Declared, Name extends string> =
  Declared extends Record<Name, infer Schema extends TSchema> ? Record<Name, Static<Schema>> : unknown;

/** The input part by part, as a call over HTTP sends it. */
export type RouteInput<Declared extends Pick<Operation, 'method'>> = RoutePart<Declared, 'params'> &
  RoutePart<Declared, 'query'> &
  RoutePart<Declared, 'body'>;
