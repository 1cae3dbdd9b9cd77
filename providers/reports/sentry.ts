import { callHttp, HttpFault } from '../http.ts';
import type { ReportSink } from './port.ts';

/** An envelope's first line is its header, in JSON: a longer one is none of the library's. */
const headerBytes = 8 * 1024;
const lineBreak = 10;
const timeoutMs = 5_000;

/** A server that speaks Sentry's envelopes (develop.sentry.dev/sdk/data-model/envelopes), by the key of one of its projects. */
export function createSentrySink(dsn: string): ReportSink {
  const project = new URL(dsn);
  const cut = project.pathname.lastIndexOf('/');
  const [folder, id] = [project.pathname.slice(0, cut), project.pathname.slice(cut + 1)];
  const url = `${project.origin}${folder}/api/${id}/envelope/`;
  return {
    dsn,
    send: async (envelope) => {
      if (dsnOf(envelope) !== dsn) return 'FOREIGN';
      const status = await post(url, { envelope, key: project.username });
      if (status === 429) return 'BUSY';
      // what the server finds malformed is as little wanted a second time
      return status === null || status >= 500 ? 'AWAY' : 'TAKEN';
    },
  };
}

/** The status of the answer; null when nobody answered in time. */
async function post(
  url: string,
  { envelope, key }: { envelope: Uint8Array; key: string },
): Promise<number | null> {
  try {
    const { status } = await callHttp({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}`,
      },
      bytes: envelope,
      timeoutMs,
    });
    return status;
  } catch (error) {
    if (error instanceof HttpFault) return null;
    throw error;
  }
}

/** For whom an envelope is written; undefined when it is none. */
function dsnOf(envelope: Uint8Array): unknown {
  const end = envelope.indexOf(lineBreak);
  if (end === -1 || end > headerBytes) return undefined;
  try {
    const header: unknown = JSON.parse(Buffer.from(envelope.subarray(0, end)).toString());
    return typeof header === 'object' && header !== null ? Reflect.get(header, 'dsn') : undefined;
  } catch {
    return undefined;
  }
}
