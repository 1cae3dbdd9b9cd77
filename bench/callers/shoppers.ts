// The shoppers of bench/import.ts and bench/mixed.ts, a separate process. They arrive at a steady pace, whether they get a response or
// not, so that a shop that stops for a second makes everybody of that second wait.
import { Agent, get } from 'node:http';

/** Commands to the process: start shopping, or stop and report. */
export type ToShoppers = { origin: string; paths: Record<string, string[]>; perSecond: number } | 'stop';

/** The report: the duration of each call from the moment it was due, ms, by kind of call, and the responses other than 200. */
export interface FromShoppers {
  times: Record<string, number[]>;
  failures: string[];
}

/** Linux routes all of 127.0.0.0/8, and the shop limits the searches of one address. */
const hasManyAddresses = process.platform === 'linux';

/** Continues from one phase to the next, so that each uncached address is new. */
let count = 0;
let timer: NodeJS.Timeout | undefined;
let report: FromShoppers = { times: {}, failures: [] };
let underWay: Promise<void>[] = [];

process.on('message', (message: ToShoppers) => {
  if (message === 'stop') void stop();
  else start(message);
});

function start({ origin, paths, perSecond }: Exclude<ToShoppers, 'stop'>): void {
  report = { times: Object.fromEntries(Object.keys(paths).map((kind) => [kind, []])), failures: [] };
  underWay = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const kinds = Object.entries(paths);
  const startedAt = performance.now();
  let begun = 0;
  timer = setInterval(() => {
    for (; startedAt + (begun * 1000) / perSecond <= performance.now(); begun += 1) {
      const [kind, those] = kinds[count % kinds.length] ?? ['', []];
      const path = those[Math.floor(count / kinds.length) % those.length] ?? '/';
      const dueAt = startedAt + (begun * 1000) / perSecond;
      underWay.push(shop({ url: origin + path, kind, agent, dueAt, count }));
      count += 1;
    }
  }, 5);
}

async function shop(call: {
  url: string;
  kind: string;
  agent: Agent;
  dueAt: number;
  count: number;
}): Promise<void> {
  const status = await request(call).catch((error: unknown) => String(error));
  report.times[call.kind]?.push(performance.now() - call.dueAt);
  if (status !== 200) report.failures.push(`${call.url}: ${status}`);
}

function request({ url, agent, count }: { url: string; agent: Agent; count: number }): Promise<number> {
  const address = hasManyAddresses ? { localAddress: `127.2.${(count >> 6) & 255}.${1 + (count & 63)}` } : {};
  return new Promise((resolve, reject) => {
    get(url, { agent, ...address, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function stop(): Promise<void> {
  clearInterval(timer);
  await Promise.all(underWay);
  process.send?.(report);
}
