// Worker of connections.ts: the attacker has a separate thread, so that handling its responses does not delay the measured clients.
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { randomCart } from './attack.ts';
import { statusOf } from './status-of.ts';

/** What the attacker does. */
export interface Flood {
  url: string;
  address: string;
  connections: number;
  seconds: number;
  /** Cookie of each request; undefined = a new made-up cart each time. */
  cookie: string | undefined;
}

const { url, address, connections, seconds, cookie } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: address });
const until = performance.now() + seconds * 1000;
let answers = 0;
const connect = async (): Promise<void> => {
  while (performance.now() < until) {
    await statusOf(url, { agent, cookie: cookie ?? `cart=${randomCart()}` });
    answers += 1;
  }
};
await Promise.all(Array.from({ length: connections }, connect));
agent.destroy();
parentPort?.postMessage(answers);
