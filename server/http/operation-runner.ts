import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Operation } from '#contract/operations/operation.ts';
import { commonRefusals } from '#contract/operations/operation.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { JsonText } from '#server/kit/json-text.ts';
import type { Caller, Shared } from '#server/kit/operation.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Users } from '#server/kit/session/session.ts';
import { answerInCyrillic } from './cyrillic-answer.ts';
import { type Input, validateInput } from './operation-input.ts';

/** An operation's function without its types: the compiler has checked it against its declaration (server/functions.ts). */
type AnyFunction = (deps: never, call: { caller: Caller; input: Input; now: Date }) => Promise<unknown>;

export interface RunnerParts {
  app: App;
  operations: Record<string, Operation>;
  functions: object;
  /** The dependencies of the functions. */
  deps: object;
  users: Users;
  now: () => Date;
  /** The shop is served over https, so cookies have the Secure flag. */
  isHttps: boolean;
  /** True in tests: an undeclared refusal, or a response that does not match its schema, throws. */
  isStrict: boolean;
}

export interface RunnableOperation {
  name: string;
  operation: Operation;
  /** Counts the call for its address. Refuses with RATE_LIMITED. Undefined if there is no limit. */
  limit: ((request: FastifyRequest) => Promise<RateState | undefined>) | undefined;
  /** Validates input from pages; input over HTTP is already validated. */
  validate: (given: Input) => Input;
  /** Runs the function. `tags` null: the response is private to the caller. */
  run: (call: { caller: Caller; input: Input }) => Promise<Outcome>;
}

export type Outcome = Shared<unknown>;

export interface RateState {
  max: number;
  remaining: number;
  resetSeconds: number;
}

export interface OperationRunner {
  operations: ReadonlyMap<string, RunnableOperation>;
  users: Users;
  isHttps: boolean;
}

/** Makes every declared operation callable, over HTTP and from pages. */
export function createOperationRunner(parts: RunnerParts): OperationRunner {
  const runnable = Object.entries(parts.operations).map(
    ([name, operation]) =>
      [
        name,
        {
          name,
          operation,
          limit: limitOf(parts.app, operation),
          validate: (given: Input) => validateInput(parts.app, operation, given),
          run: runOf(parts, name, operation),
        },
      ] as const,
  );
  return { operations: new Map(runnable), users: parts.users, isHttps: parts.isHttps };
}

/**
 * Creates an operation's rate limit, shared by HTTP and pages. `keyOf` returns the key by which calls are counted; default: the address.
 */
export function limitOf(
  app: App,
  { limitPerMinute: max }: Pick<Operation, 'limitPerMinute'>,
  keyOf?: (request: FastifyRequest) => string,
): RunnableOperation['limit'] {
  if (max === undefined) return undefined;
  const count = app.createRateLimit({
    max,
    timeWindow: 60_000,
    allowList: [],
    ...(keyOf && { keyGenerator: keyOf }),
  });
  return async (request) => {
    const state = await count(request);
    if (state.isAllowed) return undefined;
    if (state.isExceeded)
      throw limitRefusal('CALLS_PER_MINUTE', 'RATE_LIMITED', { retryAfterSeconds: state.ttlInSeconds });
    return { max, remaining: state.remaining, resetSeconds: state.ttlInSeconds };
  };
}

function runOf(parts: RunnerParts, name: string, operation: Operation): RunnableOperation['run'] {
  const { deps, now, isStrict } = parts;
  const perform = (parts.functions as Record<string, AnyFunction>)[name]; // see AnyFunction
  if (!perform) throw new Error(`The operation ${name} has no function`);
  const anyDeps = deps as never; // see AnyFunction
  const checkAnswer = isStrict ? answerCheck(name, operation.answer) : undefined;
  return async ({ caller, input }) => {
    if (operation.actor === 'user' && caller.user === null) throw new Refusal('UNAUTHENTICATED');
    const given = await perform(anyDeps, { caller, input, now: now() }).catch((error: unknown) => {
      throw isStrict ? undeclared(name, operation, error) : error;
    });
    const outcome = operation.cache === 'private' ? { answer: given, tags: null } : (given as Outcome); // see AnyFunction
    checkAnswer?.(outcome.answer);
    return caller.language === 'uz-Cyrl' ? { ...outcome, answer: answerInCyrillic(outcome.answer) } : outcome;
  };
}

/** In tests, an undeclared refusal throws, so that the API document stays correct. */
export function undeclared(
  name: string,
  {
    refusals,
    common = commonRefusals,
  }: { refusals: readonly ProblemCode[]; common?: readonly ProblemCode[] },
  error: unknown,
): unknown {
  if (!(error instanceof Refusal)) return error;
  const declared: readonly string[] = [...refusals, ...common];
  if (declared.includes(error.code)) return error;
  return new Error(`The operation ${name} refused ${error.code}, which its declaration does not name`);
}

/** One per schema and process: tests start hundreds of shops, and each calls a few operations. */
const answerValidators = new WeakMap<TSchema, Validator>();

/** Used in tests: pages get responses as values, from which no serializer removes undeclared fields. */
export function answerCheck(name: string, schema: TSchema): (answer: unknown) => void {
  return (answer) => {
    const value: unknown = answer instanceof JsonText ? answer.parse() : (answer ?? null);
    // undefined fields are removed, as in JSON
    const plain: unknown = JSON.parse(JSON.stringify(value));
    const validator = answerValidators.get(schema) ?? Compile(schema);
    answerValidators.set(schema, validator);
    if (validator.Check(plain)) return;
    const [first] = validator.Errors(plain);
    throw new Error(`The answer of ${name} does not fit its schema: ${JSON.stringify(first)}`);
  };
}
