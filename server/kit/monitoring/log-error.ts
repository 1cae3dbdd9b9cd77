/** Fields that PostgreSQL adds to an error: whole rows and values, which are personal data. */
const aboutPeople = new Set(['detail', 'where', 'hint', 'internalQuery', 'message', 'stack', 'cause']);

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * Returns an error as it is logged: message, place and other fields, but no values of rows (quality.md Security: personal data out of
 * logs).
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const facts = Object.entries(error).filter(([name]) => !aboutPeople.has(name));
  const message = withoutValues(error);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && { cause: logError(error.cause) }),
  };
}

/** `invalid input syntax for type bigint: "…"`: only PostgreSQL's own words are logged. */
function withoutValues(error: Error): string {
  return 'severity' in error ? error.message.replace(/: ".*$/s, ': "…"') : error.message;
}
