import { Agent, get } from 'node:http';

// The callers of bench/api.ts, a separate process.

export interface CallerJob {
  origin: string;
  /** Paths that are called in turn. */
  paths: string[];
  times: number;
}

export interface Answered {
  /** CPU time of the callers themselves. */
  cpuMs: number;
}

const atOnce = 32;
/** Linux routes all of 127.0.0.0/8. The search limits one address to 600 calls per minute, so each caller of each round has its own. */
const hasManyAddresses = process.platform === 'linux';
let addresses = 0;

process.on('message', (job: CallerJob) => {
  void run(job).then((answered) => process.send?.(answered));
});

async function run({ origin, paths, times }: CallerJob): Promise<Answered> {
  const before = process.cpuUsage();
  let next = 0;
  const caller = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = newAddress();
    while (next < times) await call(origin + paths[next++ % paths.length], { agent, ...address });
    agent.destroy();
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 };
}

function newAddress(): { localAddress?: string } {
  addresses += 1;
  return hasManyAddresses ? { localAddress: `127.1.${addresses >> 8}.${addresses & 255}` } : {};
}

function call(url: string, options: { agent: Agent; localAddress?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      answer.on('data', () => undefined);
      answer.on('end', resolve);
    }).on('error', reject);
  });
}
