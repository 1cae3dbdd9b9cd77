import { callHttp, HttpFault } from '../http.ts';
import type { ReportSink } from './port.ts';

/** Maximum size of an envelope's first line, its JSON header; the library never writes a longer one. */
const headerBytes = 8 * 1024;
const lineBreak = 10;
const timeoutMs = 5_000;

/**
 * Creates a sink for a server that supports Sentry envelopes (develop.sentry.dev/sdk/data-model/envelopes), by the key of one of its
 * projects.
 */
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
      // an envelope that the server finds malformed must not be sent again
      return status === null || status >= 500 ? 'AWAY' : 'TAKEN';
    },
  };
}

/** Returns the status of the response; null if there was none in time. */
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

/** Returns the sink an envelope is written for; undefined if it is invalid. */
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
