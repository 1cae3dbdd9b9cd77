// A process of bench/pages.ts and bench/api.ts: Fastify with one route that sends one response, and nothing else.
import { type ChildProcess, fork } from 'node:child_process';
import Fastify, { LogController } from 'fastify';
import { cpuOf } from './cpu-time.ts';

interface Reply {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

export interface BareServer {
  url: string;
  /** CPU time until now, ms. */
  cpuMs: () => number;
  close: () => void;
}

/** Opens it in a separate process, so that its CPU time is counted like the shop's. */
export async function openBareServer(headers: Record<string, string>, body: Buffer): Promise<BareServer> {
  const child: ChildProcess = fork(import.meta.filename);
  const reply: Reply = { headers, body: body.toString('base64') };
  child.send(reply);
  const url = await new Promise<string>((resolve) => {
    child.once('message', (address: string) => resolve(address));
  });
  return { url, cpuMs: () => cpuOf(child.pid ?? 0).ownMs, close: () => void child.kill() };
}

if (import.meta.main) process.once('message', (reply: Reply) => void serve(reply));

async function serve({ headers, body }: Reply): Promise<void> {
  const bytes = Buffer.from(body, 'base64');
  const app = Fastify({ logger: false, logController: new LogController({ disableRequestLogging: true }) });
  app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
}
