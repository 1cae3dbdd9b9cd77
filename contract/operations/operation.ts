import { Type, type Static, type TObject, type TSchema } from 'typebox';
import type { ProblemCode } from '#contract/problem.ts';

/**
 * Who may call. `visitor`: anybody, a guest or a logged-in user. `user`: only logged-in users; others are refused with UNAUTHENTICATED.
 * Both refuse a wrong or expired Bearer token with UNAUTHENTICATED. `guest`: a call made in order to log in. It has no session, and a
 * Bearer token in it is ignored (product-spec 7).
 */
export type Actor = 'guest' | 'visitor' | 'user';

/**
 * Who may cache a response. `private`: nobody. `shared`: it is the same for every caller. `shared-for-guests`: it is the same for every
 * guest, but differs for logged-in users (business prices, favorites). A shared response names the cache tags it depends on.
 */
export type Cache = 'private' | 'shared' | 'shared-for-guests';

/** One operation of the shop's API, with everything that HTTP, the pages and the browser's client need. */
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
  /** `Nothing` results in status 204. */
  answer: TSchema;
  /** The HTTP response is `{ data: answer }`, as under the search base path (api.md). */
  envelope?: true;
  /** Left out: 200, or 204 for `Nothing`. */
  status?: 200 | 201 | 202;
  /** Refusals specific to this operation; those of every operation are in `commonRefusals`. */
  refusals: readonly ProblemCode[];
  /** Maximum size of the body, if it differs from the default. */
  bodyLimitBytes?: number;
  /** Calls per minute from one IP address. Many shoppers of a mobile operator share one address. */
  limitPerMinute?: number;
  /** Whether the header Idempotency-Key (a uuid) is required or optional; it is the field `idempotencyKey` of the input. */
  idempotency?: 'required' | 'optional';
  /** The Bearer token is the input `bearerToken` and not a login. Only the exchange of a refresh token does this (product-spec 7). */
  bearerIsInput?: true;
  /** The operation ends the caller's session. Its response has the header `Clear-Site-Data`, which deletes stored data in the browser. */
  endsLogin?: true;
  cache: Cache;
  /** How long a guest's browser may cache a shared response; left out: it revalidates each time. */
  maxAgeSeconds?: number;
}

/** Response of an operation without a result. */
export const Nothing = Type.Null();

/** Preserves the exact type of each declaration. */
export const declareOperations = <const Declared extends Record<string, Operation>>(
  declared: Declared,
): Declared => declared;

/** Refusals of every operation, before its own function runs or because the shop cannot respond now. */
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

/** The input of the operation's function: validated fields of path, query and body in one object. */
export type InputOf<Declared extends Operation> = Part<Declared['params']> &
  Part<Declared['query']> &
  Part<Declared['body']> &
  KeyPart<Declared> &
  BearerPart<Declared>;

export type AnswerOf<Declared extends Pick<Operation, 'answer'>> =
  Static<Declared['answer']> extends null ? void : Static<Declared['answer']>;

/** The input as a caller may write it: an optional field may be undefined. */
type GivenInput<Input> = Input extends unknown
  ? { [Name in keyof Input]: undefined extends Input[Name] ? Input[Name] | undefined : Input[Name] }
  : never;

/** The operations as functions, for pages and for the browser's client. */
export type ApiOf<Operations extends Record<string, Operation>> = {
  readonly [Name in keyof Operations]: Record<never, never> extends InputOf<Operations[Name]>
    ? (input?: GivenInput<InputOf<Operations[Name]>>) => Promise<AnswerOf<Operations[Name]>>
    : (input: GivenInput<InputOf<Operations[Name]>>) => Promise<AnswerOf<Operations[Name]>>;
};

type RoutePart<Declared, Name extends string> =
  Declared extends Record<Name, infer Schema extends TSchema> ? Record<Name, Static<Schema>> : unknown;

/** The input by part, as a call over HTTP sends it. */
export type RouteInput<Declared extends Pick<Operation, 'method'>> = RoutePart<Declared, 'params'> &
  RoutePart<Declared, 'query'> &
  RoutePart<Declared, 'body'>;
