import { mulberry32 } from '#database/seed/random.ts';
import type { Answer, ShopClient } from '../callers/http-client.ts';
import type { Known } from './known-values.ts';
import { type MadeRequest, makeRequest, type Operation } from './make-request.ts';
import { makeProviderCall } from './make-provider-call.ts';
import { listOperations } from './operations.ts';

/** Longer than any response to an ordinary request takes. */
const patienceMs = 20_000;

export interface FuzzedShop {
  app: ShopClient;
  /** Its DATA_DIR. */
  folder: string;
  /** The last error that the shop threw, with its stack; left out = not recorded. */
  lastError?: () => string;
}

export interface Fuzzed {
  calls: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Each forbidden response with its request: the same seed and number repeat it. */
  faults: string[];
}

/** Calls every route in turn, with requests determined by the seed. */
export async function sendRequests(
  shop: FuzzedShop,
  { seed, calls, known }: { seed: number; calls: number; known: Known },
): Promise<Fuzzed> {
  const operations = listOperations(shop.app);
  const report: Fuzzed = { calls, statuses: {}, faults: [] };
  for (let nth = 0; nth < calls; nth += 1) {
    const operation = operations[nth % operations.length];
    if (operation === undefined) break;
    // a separate generator for each call, so that a single call can be repeated
    const random = mulberry32(seed * 1_000_003 + nth).next;
    const request = makeRequest(operation, { random, known: (name) => known[name] ?? [] });
    const { fault } = await send(shop, { request, nth, operation, report });
    if (fault !== null) report.faults.push(`call ${nth} of seed ${seed}: ${fault}\n${describe(request)}`);
  }
  return report;
}

/** Makes calls as payment providers do, with the right keys: no response may be a fault in their protocols either. */
export async function sendProviderCalls(
  shop: FuzzedShop,
  { seed, calls, known }: { seed: number; calls: number; known: Known },
): Promise<Fuzzed> {
  const report: Fuzzed = { calls, statuses: {}, faults: [] };
  const operation: Operation = { method: 'POST', path: '/payments/', parameters: [], body: undefined };
  for (let nth = 0; nth < calls; nth += 1) {
    const random = mulberry32(seed * 1_000_003 + nth).next;
    const request = makeProviderCall({ random, known: (name) => known[name] ?? [] });
    const { fault } = await send(shop, { request, nth, operation, report });
    if (fault !== null)
      report.faults.push(`provider's call ${nth} of seed ${seed}: ${fault}\n${describe(request)}`);
  }
  return report;
}

/** Internal errors in the protocols of Payme and Uzum. */
const protocolFault = /"code":-32400\b|"errorCode":"99999"/;

/** Sends a request and counts the response in the report; `fault`: the reason why the response is not allowed, null = it is. */
export async function send(
  { app, lastError = () => '' }: FuzzedShop,
  {
    request,
    nth,
    operation,
    report,
  }: { request: MadeRequest; nth: number; operation: Operation; report: Fuzzed },
): Promise<{ status: number; fault: string | null }> {
  // separate addresses, because the shop limits the calls of one address
  const remoteAddress = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
  const { payload, ...rest } = request;
  const answer = await Promise.race([
    app.inject({ ...rest, remoteAddress, ...(payload !== undefined && { payload }) }),
    new Promise<null>((resolve) => void setTimeout(resolve, patienceMs, null).unref()),
  ]);
  if (answer === null) return { status: 0, fault: 'no answer' };
  const { statusCode: status } = answer;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  return { status, fault: faultOf(answer, { request, operation, lastError }) };
}

function faultOf(
  { statusCode, body, headers }: Answer,
  { request, operation, lastError }: { request: MadeRequest; operation: Operation; lastError: () => string },
): string | null {
  // a provider did not respond: a fault of the provider, reported as the operation declares
  const isUpstream = statusCode === 503 && body.includes('"code":"UPSTREAM_UNAVAILABLE"');
  if (statusCode >= 500 && !isUpstream) return `${statusCode} ${body.slice(0, 300)}\n${lastError()}`;
  if (protocolFault.test(body)) return `${statusCode} ${body.slice(0, 300)}\n${lastError()}`;
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  if (statusCode >= 400 && operation.path.startsWith('/api/') && !isProblem && request.method !== 'HEAD')
    return `${statusCode} is no problem document: ${body.slice(0, 300)}`;
  return null;
}

export function describe({ method, url, headers, payload }: MadeRequest): string {
  const body = payload === undefined ? '' : String(payload);
  return `  ${method} ${url.slice(0, 500)}\n  ${JSON.stringify(headers).slice(0, 500)}\n  ${JSON.stringify(body.slice(0, 800))}`;
}
