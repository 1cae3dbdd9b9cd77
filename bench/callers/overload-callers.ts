// The callers of bench/overload.ts, a separate process. Either this many at a time, each waiting for its response; or this many per
// second, whether they get a response or not, as people arrive.
import { request, type IncomingMessage, type RequestOptions } from 'node:http';

export interface Call {
  kind: string;
  path: string;
  method?: 'GET' | 'PUT';
  cookie?: string;
  body?: string;
}

export interface ToCallers {
  origin: string;
  calls: Call[];
  seconds: number;
  pace: { atOnce: number } | { perSecond: number };
}

/** Number of calls by outcome, such as `answered`, `refused with Retry-After`, `status 500`, `ECONNRESET`. */
export interface FromCallers {
  ends: Record<string, number>;
  /** Duration of answered (and refused) requests from the moment they were due, ms. */
  answeredMs: number[];
  refusedMs: number[];
}

/** Linux routes all of 127.0.0.0/8, and the shop limits the calls of one address. */
const hasManyAddresses = process.platform === 'linux';
/** How long a patient browser waits for a response. */
const patienceMs = 60_000;

let count = 0;

process.on('message', (message: ToCallers) => {
  void call(message).then((report) => process.send?.(report));
});

async function call(order: ToCallers): Promise<FromCallers> {
  const report: FromCallers = { ends: {}, answeredMs: [], refusedMs: [] };
  const until = performance.now() + order.seconds * 1000;
  const { pace } = order;
  if ('atOnce' in pace) {
    const caller = async () => {
      while (performance.now() < until) await callOnce(order, { report, dueAt: performance.now() });
    };
    await Promise.all(Array.from({ length: pace.atOnce }, caller));
  } else await atPace(order, { report, perSecond: pace.perSecond });
  return report;
}

function atPace(
  order: ToCallers,
  { report, perSecond }: { report: FromCallers; perSecond: number },
): Promise<unknown> {
  const startedAt = performance.now();
  const underWay: Promise<void>[] = [];
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const elapsed = Math.min(performance.now() - startedAt, order.seconds * 1000);
      while (underWay.length < (elapsed * perSecond) / 1000)
        underWay.push(callOnce(order, { report, dueAt: startedAt + (underWay.length * 1000) / perSecond }));
      if (elapsed < order.seconds * 1000) return;
      clearInterval(timer);
      resolve(Promise.all(underWay));
    }, 5);
  });
}

async function callOnce(
  { origin, calls }: ToCallers,
  { report, dueAt }: { report: FromCallers; dueAt: number },
): Promise<void> {
  const call = calls[count++ % calls.length];
  if (call === undefined) return;
  const end = await send(origin, call).then(nameOf, wordOf);
  report.ends[end] = (report.ends[end] ?? 0) + 1;
  const tookMs = Math.round(performance.now() - dueAt);
  if (end === 'answered') report.answeredMs.push(tookMs);
  if (end === 'refused with Retry-After') report.refusedMs.push(tookMs);
}

function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function nameOf({ statusCode = 0, headers }: IncomingMessage): string {
  if (statusCode === 200) return 'answered';
  if (statusCode !== 503) return `status ${statusCode}`;
  return headers['retry-after'] === undefined ? 'refused without Retry-After' : 'refused with Retry-After';
}

function send(origin: string, { path, method = 'GET', cookie, body }: Call): Promise<IncomingMessage> {
  const address = hasManyAddresses
    ? { localAddress: `127.3.${(count >> 7) & 255}.${1 + (count & 127)}` }
    : {};
  const options: RequestOptions = {
    method,
    agent: false,
    timeout: patienceMs,
    ...address,
    headers: {
      'accept-encoding': 'br',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    },
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, options, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer))
        .once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error('no response within 60 s'))).once('error', reject);
    sent.end(body);
  });
}
