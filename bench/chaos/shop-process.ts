import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '#server/start/process/start-command.ts';

/** The first start includes building the storefront. */
const patienceMs = 180_000;

/** The shop in a separate process, as `npm start` opens it, with a database that outlives it. */
export class ShopProcess {
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  url = '';

  constructor(environment: Record<string, string>) {
    this.#environment = { ...process.env, ...environment };
  }

  async start(): Promise<void> {
    const child = spawn(startCommand.program, [...startCommand.args, '--demo'], {
      cwd: startCommand.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...this.#environment, PORT: this.url === '' ? '0' : new URL(this.url).port },
    });
    this.#child = child;
    this.url = await openedAt(child);
  }

  /** Nothing is cleaned up: everything stays as it was at that moment. */
  async kill(): Promise<void> {
    const ended = endOf(this.#child);
    this.#child?.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    const ended = endOf(this.#child);
    this.#child?.kill('SIGTERM');
    await ended;
  }
}

async function endOf(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

async function openedAt(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const [, url] = /Zarona is open: (http:\/\/\S+)/.exec(output) ?? [];
    if (url !== undefined) return url;
    if (child.exitCode !== null) break;
    await wait(20);
  }
  throw new Error(`the shop did not start:\n${output}`);
}
