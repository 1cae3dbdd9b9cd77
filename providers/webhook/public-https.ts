import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookAnswer, WebhookCall, WebhookFault, WebhookPost } from './port.ts';
import { checkedLookup, isPublicAddress, type Resolve, resolveByDns } from './public-address.ts';

const defaultTimeoutMs = 15_000;
/** Maximum number of bytes of a response that are read. */
const readBytes = 2_000;

export interface Reach {
  /** Also allows this machine, without https: for development and tests only. */
  toLoopback: boolean;
  /** Left out = by DNS. */
  resolve?: Resolve;
  /** Timeout for the whole call. Left out = 15 seconds. */
  timeoutMs?: number;
}

/** Sends messages to public addresses only, by https, over a new connection to the address that was checked. It follows no redirects. */
export function createWebhookPost({
  toLoopback,
  resolve = resolveByDns,
  timeoutMs = defaultTimeoutMs,
}: Reach): WebhookPost {
  const isOwn = (url: URL) => toLoopback && isLoopback(hostOf(url));
  const faultOf = (text: string) => {
    const url = new URL(text);
    if (isOwn(url)) return null;
    if (url.protocol !== 'https:') return 'HTTPS_NEEDED';
    const host = hostOf(url);
    return isIP(host) !== 0 && !isPublicAddress(host) ? 'PRIVATE_ADDRESS' : null;
  };
  return {
    faultOf,
    async send(call) {
      const fault = faultOf(call.url);
      if (fault !== null) return { fault };
      try {
        const lookup = isOwn(new URL(call.url)) ? undefined : checkedLookup(resolve);
        return await post(call, { lookup, timeoutMs });
      } catch (error) {
        call.signal?.throwIfAborted();
        return { fault: faultIn(error) };
      }
    },
  };
}

const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');
const isLoopback = (host: string): boolean => host === 'localhost' || /^127\.|^::1$/.test(host);

async function post(
  { url, headers, body, signal }: WebhookCall,
  { lookup, timeoutMs }: { lookup: LookupFunction | undefined; timeoutMs: number },
): Promise<WebhookAnswer> {
  const late = AbortSignal.timeout(timeoutMs);
  const begin = url.startsWith('https:') ? requestSecure : requestPlain;
  const request = begin(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    ...(lookup && { lookup }),
    signal: signal ? AbortSignal.any([late, signal]) : late,
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  request.end(body);
  try {
    const answer = await answered;
    return { status: answer.statusCode ?? 0, text: await readBeginning(answer) };
  } catch (error) {
    // if the timeout cut the response off, its error is thrown instead of the read error
    late.throwIfAborted();
    throw error;
  } finally {
    request.destroy();
  }
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const chunk = Buffer.from(part as Uint8Array); // a stream without an encoding gives bytes
    parts.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= readBytes) break;
  }
  return Buffer.concat(parts).subarray(0, readBytes).toString('utf8');
}

const faults: Readonly<Record<string, WebhookFault>> = {
  PRIVATE_ADDRESS: 'PRIVATE_ADDRESS',
  ENOTFOUND: 'UNKNOWN_HOST',
  EAI_AGAIN: 'UNKNOWN_HOST',
  ENODATA: 'UNKNOWN_HOST',
  ECONNREFUSED: 'REFUSED',
  ETIMEDOUT: 'TIMEOUT',
  ABORT_ERR: 'TIMEOUT',
};
const certificateCode = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_SSL_|EPROTO)/;

function faultIn(error: unknown): WebhookFault {
  if (!(error instanceof Error)) return 'CONNECTION';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return faults[code] ?? (certificateCode.test(code) ? 'CERTIFICATE' : 'CONNECTION');
}
