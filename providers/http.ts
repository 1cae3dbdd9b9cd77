import { Readable } from 'node:stream';

/** A call to an external server. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PURGE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged instead of `body`; `headers` must contain their content type. */
  bytes?: Uint8Array;
  /** Timeout for the whole call, including connection and response. */
  timeoutMs?: number;
}

export interface HttpAnswer {
  status: number;
  text: string;
}

/** There was no response, or not in time. A retry is safe, but the call may have had its effect. */
export class HttpFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HttpFault';
  }
}

const defaultTimeoutMs = 8_000;
/** Maximum size of a response; none of our providers sends more. */
const answerBytes = 256 * 1024;

/**
 * All outgoing calls of the shop except webhooks (providers/webhook/) use this function. It limits time and size and follows no redirects.
 * Any status is returned as a response. Throws HttpFault, whose message has the method, the host and the path, never what was sent.
 */
export async function callHttp({
  method,
  url,
  headers,
  body,
  bytes,
  timeoutMs = defaultTimeoutMs,
}: Call): Promise<HttpAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes !== undefined && { body: Buffer.from(bytes) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await readText(answer) };
  } catch (error) {
    throw faultOf(error, { method, url, timeoutMs });
  }
}

/** A call whose response is too large to be read into memory: it is streamed. */
export interface StreamCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Timeout for the beginning of the response, and for each pause within it. */
  timeoutMs?: number;
}

export interface StreamAnswer {
  status: number;
  headers: Headers;
  /** Must be read or destroyed. Ends with an HttpFault if the server stops sending; a slow reader does not count as that. */
  body: Readable;
}

/** Makes a call like `callHttp`, but without a size limit. */
export async function openHttp({
  method,
  url,
  headers,
  body,
  timeoutMs = defaultTimeoutMs,
}: StreamCall): Promise<StreamAnswer> {
  const leaving = new AbortController();
  const late = new DOMException('no answer', 'TimeoutError');
  const timer = setTimeout(() => leaving.abort(late), timeoutMs);
  const fault = (error: unknown) => faultOf(error, { method, url, timeoutMs });
  try {
    const answer = await fetch(url, {
      method,
      // uncompressed, because the length of a compressed body would differ
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(body !== undefined && { body: Buffer.from(body) }),
      redirect: 'error',
      signal: leaving.signal,
    });
    const stream = readableOf(answer, { leave: (why) => leaving.abort(why), late, timeoutMs, fault });
    return { status: answer.status, headers: answer.headers, body: stream };
  } catch (error) {
    throw fault(error);
  } finally {
    clearTimeout(timer);
  }
}

interface Reading {
  leave: (why: unknown) => void;
  late: DOMException;
  timeoutMs: number;
  fault: (error: unknown) => HttpFault;
}

function readableOf(answer: Response, { leave, late, timeoutMs, fault }: Reading): Readable {
  const reader = answer.body?.getReader();
  return new Readable({
    async read() {
      const timer = setTimeout(() => leave(late), timeoutMs);
      try {
        const part = await reader?.read();
        this.push(part?.value ?? null);
      } catch (error) {
        this.destroy(fault(error));
      } finally {
        clearTimeout(timer);
      }
    },
    // a reader that stops releases the connection
    destroy(error, done) {
      leave(error ?? undefined);
      done(error);
    },
  });
}

function faultOf(
  error: unknown,
  { method, url, timeoutMs }: { method: string; url: string; timeoutMs: number },
): HttpFault {
  const { host, pathname } = new URL(url);
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const why = isLate ? `no answer within ${timeoutMs} ms` : reasonOf(error);
  return new HttpFault(`${method} ${host}${pathname}: ${why}`);
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | undefined = answer.body ?? undefined;
  if (body === undefined) return '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > answerBytes) throw new Error(`a response of more than ${answerBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns the cause of a failed fetch (ECONNREFUSED, ENOTFOUND); `fetch failed` alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : error.message;
}

/** Returns the response as JSON; undefined if it is not JSON. */
export function jsonOf({ text }: HttpAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns a text field of a JSON response, by its path. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  let found = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, name);
  }
  return typeof found === 'string' ? found : undefined;
}
