import type { FastifyError, FastifyRequest } from 'fastify';
import type { Api } from '#contract/operations/all.ts';
import type { Operation } from '#contract/operations/operation.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { OperationRunner, RunnableOperation } from '#server/http/operation-runner.ts';
import type { Input } from '#server/http/operation-input.ts';
import type { CookieJar } from '#server/kit/http/cookies.ts';
import { JsonText } from '#server/kit/json-text.ts';
import { reportProblem } from '#server/kit/http/problems.ts';
import { recordUser } from '#server/kit/monitoring/log-facts.ts';
import type { User } from '#server/kit/session/session.ts';
import { PageProblem } from './page-problem.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { Visit } from './visit.ts';

interface Parts {
  runner: OperationRunner;
  shared: SharedAnswers;
  /** The request for the page. */
  request: FastifyRequest;
  language: PageLanguage;
  cookies: CookieJar;
  /** Returns the logged-in user of the page; null = a guest. */
  findUser: () => Promise<User | null>;
  /** Whether the browser sent a login, which may have ended. */
  mayHaveLogin: () => boolean;
  /** Collects the results of the page's calls. */
  visit: Visit;
}

/**
 * Provides the operations as functions for one page: with the validation, authorization, limits and refusals of HTTP, but without HTTP. A
 * refusal is thrown as an error with the `problem` in the page's language. Responses that are the same for everybody are read once
 * (shared-answers.ts).
 */
export function createPageApi(parts: Parts): Api {
  const isCounted = countOnce();
  const api = Object.fromEntries(
    [...parts.runner.operations.values()].map((runnable) => [
      runnable.name,
      (given: Input = {}) => callOperation(parts, { runnable, given, isCounted }),
    ]),
  );
  return api as unknown as Api; // built from the same declarations
}

/** A page counts as one step of its visitor, however many lists it shows: limits count each operation once per page. */
function countOnce(): (name: string) => boolean {
  const counted = new Set<string>();
  return (name) => !counted.has(name) && counted.add(name) !== undefined;
}

interface Called {
  runnable: RunnableOperation;
  given: Input;
  isCounted: (name: string) => boolean;
}

async function callOperation(parts: Parts, { runnable, given, isCounted }: Called): Promise<unknown> {
  const { shared, visit, language, request } = parts;
  const { name, operation, limit } = runnable;
  const key = isSharedNow(parts, operation) ? `${name} ${language} ${JSON.stringify(given)}` : null;
  const known = key === null ? undefined : shared.get(key);
  if (known) {
    addTags(visit, known.tags);
    return known.value;
  }
  const since = shared.moment();
  try {
    const isFirst = isCounted(name);
    if (limit && (isFirst || operation.method !== 'GET')) await limit(request);
    const { answer, tags } = await runnable.run({
      caller: await callerOf(parts, operation),
      input: runnable.validate(given),
    });
    const value: unknown = answer instanceof JsonText ? answer.parse() : answer;
    const isShared = key !== null && tags !== null;
    if (isShared) shared.store(key, { status: 200, value, tags }, since);
    if (isShared) addTags(visit, tags);
    else visit.anonymous = false;
    return value;
  } catch (error) {
    throw problemError(error, parts, name);
  }
}

/** Whether the response is the same for other callers. */
function isSharedNow({ mayHaveLogin }: Parts, { cache }: Operation): boolean {
  return cache === 'shared' || (cache === 'shared-for-guests' && !mayHaveLogin());
}

async function callerOf({ request, language, cookies, findUser }: Parts, { actor, cache }: Operation) {
  // an operation with the same response for everybody does not need the caller
  const isAnybody = actor === 'guest' || cache === 'shared';
  const user = isAnybody ? null : await findUser();
  if (!isAnybody) recordUser(request, user);
  const { ip, log } = request;
  return { user, ip, language, userAgent: request.headers['user-agent'], cookies, log };
}

function addTags({ tags }: Visit, added: readonly string[]): void {
  for (const tag of added) tags.add(tag);
}

/** The error that the loader or action catches, and that determines the page's status. */
function problemError(error: unknown, { request, language, visit }: Parts, operation: string): PageProblem {
  const { id, url, log } = request;
  const from = { id, url, log, language, operation };
  const { problem, retryAfterSeconds = 5 } = reportProblem(error as FastifyError, from); // as Fastify types any error
  if (problem.status === 429 || problem.status === 503)
    visit.retryAfter = { status: problem.status, retryAfterSeconds };
  visit.anonymous = false;
  return new PageProblem(problem, error);
}
