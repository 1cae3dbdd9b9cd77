import { fillText } from '#contract/wording-rules.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PageLanguage } from '#contract/words.ts';
import { problemStatus, type FieldProblem, type Problem, type ProblemCode } from '#contract/problem.ts';
import en from '#texts/en/errors.json' with { type: 'json' };
import ru from '#texts/ru/errors.json' with { type: 'json' };
import uz from '#texts/uz/errors.json' with { type: 'json' };
import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import { isConflict, isDatabaseUnavailable, isUnwritable } from '#database/problems.ts';
import { personName } from '#contract/person-name.ts';
import type { App } from './app-type.ts';
import { countLimitHit } from '../limits/limit-hits.ts';
import { languageOf } from './language.ts';
import { Refusal, type FieldRefusal } from '../refusal.ts';

const words: Record<PageLanguage, typeof ru> = { ru, uz, 'uz-Cyrl': textsInCyrillic(uz), en };

/** Maps Fastify's error codes to ours. */
const codeOfFastifyError: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_VALIDATION: 'VALIDATION_FAILED',
};

/** Turns every error response into a problem in the request's language (RFC 9457, api.md Conventions). */
export function addProblems(app: App): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const { problem, retryAfterSeconds } = reportProblem(error, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, toProblem({ code: 'NOT_FOUND' }, request)),
  );
}

/** The request that a problem answers: its language, its path, and its id in the log. */
export type ProblemRequest = Pick<FastifyRequest, 'language' | 'url' | 'id' | 'log'> & {
  /** The operation that a page called; over HTTP the route identifies it. */
  operation?: string;
};

/** Converts any error to the problem that the caller gets; logs bugs and faults of providers. */
export function reportProblem(
  error: FastifyError | Refusal,
  request: ProblemRequest,
): { problem: Problem; retryAfterSeconds: number | undefined } {
  const code = codeOf(error);
  const called = request.operation !== undefined && { operation: request.operation };
  if (code === 'INTERNAL') request.log.error({ err: error, ...called }, 'bug');
  else if (code === 'UPSTREAM_UNAVAILABLE') request.log.warn({ err: error, ...called }, 'fault');
  else request.log.info({ code, ...called }, 'refused');
  const facts = error instanceof Refusal ? error.facts : undefined;
  const stated = facts?.['retryAfterSeconds'];
  const usual = problemStatus[code] === 503 ? 5 : undefined;
  return {
    problem: toProblem({ code, fields: fieldsOf(error), facts }, request),
    retryAfterSeconds: typeof stated === 'number' ? stated : usual,
  };
}

/** Answers a path that the router cannot decode or that is too long; no hook has run for the request yet. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.language = languageOf(request.headers['accept-language']);
  void sendProblem(
    request,
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' }),
    toProblem({ code: 'VALIDATION_FAILED' }, request),
  );
}

export interface ProblemFacts {
  code: ProblemCode;
  fields?: FieldRefusal[];
  facts?: Record<string, unknown> | undefined;
}

function toProblem(
  { code, fields = [], facts }: ProblemFacts,
  { language, url, id }: Pick<ProblemRequest, 'language' | 'url' | 'id'>,
): Problem {
  const text = words[language];
  const detail = reasonOf(language, facts) ?? waitOf(language, { code, facts }) ?? text.detail[code];
  return {
    type: `urn:zarona:problem:${code}`,
    title: text.title[code],
    status: problemStatus[code],
    detail,
    code,
    instance: url.split('?', 1)[0] ?? '/',
    requestId: id,
    ...(fields.length > 0 && {
      errors: fields.map((field) => fieldProblem(field, { language, code, detail })),
    }),
    ...(facts && { facts }),
  };
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', request.language)
    .serializer(JSON.stringify)
    .send(problem);
}

/** A refusal with a reason has a specific sentence for it, if the texts have one. */
function reasonOf(language: PageLanguage, facts: Record<string, unknown> | undefined): string | undefined {
  const reasons: Record<string, string> = words[language].reason;
  const reason = facts?.['reason'];
  return typeof reason === 'string' ? reasons[reason] : undefined;
}

/** The wait until the next attempt, rounded up, because many shoppers of a mobile operator share one address and did nothing wrong. */
function waitOf(language: PageLanguage, { code, facts }: ProblemFacts): string | undefined {
  const seconds = facts?.['retryAfterSeconds'];
  if (code !== 'RATE_LIMITED' || typeof seconds !== 'number') return undefined;
  const { minute, minutes, hours } = words[language].wait;
  if (seconds <= 60) return minute;
  const isLong = seconds > 90 * 60;
  const count = Math.ceil(seconds / (isLong ? 3600 : 60));
  return fillText(isLong ? hours : minutes, { count });
}

function codeOf(error: FastifyError | Refusal): ProblemCode {
  if (error instanceof Refusal) return error.code;
  if (error.validation) return 'VALIDATION_FAILED';
  if (error.statusCode === 429) return 'RATE_LIMITED';
  // pg-pool's message: no connection became free within a request's time limit
  if (error.message === 'timeout exceeded when trying to connect') return 'OVERLOADED';
  // rolled back in favour of another transaction; the same call may succeed at once
  if (isConflict(error)) return 'OVERLOADED';
  if (isDatabaseUnavailable(error)) return 'UPSTREAM_UNAVAILABLE';
  if (isUnwritable(error)) return 'VALIDATION_FAILED';
  const known = codeOfFastifyError[error.code];
  if (known) return known;
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? 'MALFORMED_BODY'
    : 'INTERNAL';
}

/** Converts Ajv's findings to fields: `/contact/phone` + `pattern`; for an unknown field, its own name. */
function fieldsOf(error: FastifyError | Refusal): FieldRefusal[] {
  if (error instanceof Refusal) return error.fields;
  const findings = error.validation ?? [];
  if (findings.some(isOfName)) countLimitHit('PERSON_NAME');
  // a union reports every failed branch; the findings within the branches are enough
  const specific = findings.filter((finding) => finding.keyword !== 'anyOf');
  const context = error.validationContext === 'body' ? '' : `${error.validationContext ?? 'body'}`;
  return specific.map((finding) => {
    const { missingProperty, additionalProperty } = finding.params as {
      missingProperty?: string;
      additionalProperty?: string;
    }; // ajv types params as a bare record
    const leaf = missingProperty ?? additionalProperty;
    return {
      path: `${context}${finding.instancePath}${leaf === undefined ? '' : `/${leaf}`}`,
      code: isOfName(finding) ? 'personName' : finding.keyword,
    };
  });
}

type Finding = NonNullable<FastifyError['validation']>[number];

const isOfName = ({ params }: Finding): boolean => params['pattern'] === personName.pattern;

function fieldProblem(
  field: FieldRefusal,
  { language, code, detail }: { language: PageLanguage; code: ProblemCode; detail: string },
): FieldProblem {
  if (field.code === code) return { path: field.path, code, message: detail };
  const messages: Record<string, string> = words[language].field;
  return {
    path: field.path,
    code: field.code,
    // a function, because the typed text may contain replacement patterns of `replace`
    message: (messages[field.code] ?? words[language].field.invalid).replace(
      '{{what}}',
      () => field.what ?? '',
    ),
  };
}
