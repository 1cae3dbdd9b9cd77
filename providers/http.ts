/** A call to somebody else's server. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Travels as JSON. */
  body?: unknown;
  /** For all of it, connection and answer. */
  timeoutMs?: number;
}

export interface HttpAnswer {
  status: number;
  text: string;
}

/** Nobody answered, or not in time. A repeat is safe, but the call may have had its effect. */
export class HttpFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpFault';
  }
}

const defaultTimeoutMs = 8_000;
/** No provider of ours says more; who does is not listened to. */
const answerBytes = 256 * 1024;

/**
 * The only way out of the shop: a limit of time and of size, no redirects. Any status is an answer. Throws HttpFault, whose message
 * names the method, the host and the path, never what was sent.
 */
export async function callHttp({
  method,
  url,
  headers,
  body,
  timeoutMs = defaultTimeoutMs,
}: Call): Promise<HttpAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await readText(answer) };
  } catch (error) {
    const { host, pathname } = new URL(url);
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? `no answer within ${timeoutMs} ms` : reasonOf(error);
    throw new HttpFault(`${method} ${host}${pathname}: ${why}`);
  }
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | undefined = answer.body ?? undefined;
  if (body === undefined) return '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > answerBytes) throw new Error(`an answer of more than ${answerBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** `fetch failed` says nothing; what it is made of does (ECONNREFUSED, ENOTFOUND). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : error.message;
}

/** The answer as JSON; undefined when it is none. */
export function jsonOf({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text field of a JSON answer, by its path. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' ? found : undefined;
}
