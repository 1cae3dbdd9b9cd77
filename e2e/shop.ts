import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '#server/start/process/start-command.ts';

export interface Shop {
  url: string;
  /** Its DATA_DIR. */
  folder: string;
  /** Stops the server and removes its data. */
  close: () => Promise<void>;
}

/** The log of all shops of a run. */
export const shopLog = join(startCommand.cwd, 'out/shop.log');
const patienceMs = 180_000;

/** The tests of a worker act as several shoppers with one address and few phones; hold.spec.ts tests the limit of five pieces. */
const fewLimits = {
  HELD_PIECES_PER_NETWORK: '10000',
  HELD_PIECES_UNPROVEN: '5',
  HELD_SOM_UNPROVEN: '999999999',
  OPEN_ORDERS: '10000',
  OPEN_PIECES: '10000',
  LAPSED_ORDERS: '10000',
  NEW_PICTURES_PER_MINUTE: '100000',
  PICTURE_QUEUE: '1000',
};

/**
 * Starts a whole shop as `npm start` does, on its own port and with its own data folder, filled with the demo. Its
 * output is in `shopLog`.
 */
export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'zarona-shop-'));
  // When started by root, the database runs as another user, who must have access to the folder.
  await chmod(folder, 0o755);
  const child = spawn(startCommand.program, startCommand.args, {
    cwd: startCommand.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      FAKE_PAYMENTS: 'on',
      // the shoppers of a worker share an address, which playwright.config.ts sets
      TRUSTED_PROXIES: '127.0.0.1',
      CODES_PER_ADDRESS: '1000',
      ...fewLimits,
      // otherwise hundreds of pictures would be generated during the tests, which need few of them
      WORK_AHEAD: 'off',
      ...env,
    },
  });
  mkdirSync(dirname(shopLog), { recursive: true });
  // a test may start another shop
  const log = createWriteStream(shopLog, { flags: 'a' });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const close = async (): Promise<void> => {
    await end(child);
    log.end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await openedAt(child);
    await untilReady(url);
    return { url, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves with the address that the server prints when it is ready; rejects with its output if it fails to start. */
function openedAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The shop did not start within ${patienceMs / 1000} s:\n${output}`)),
      patienceMs,
    );
    const listen = (part: Buffer): void => {
      output += part.toString();
      const [, url] = /Zarona is open: (http:\/\/[^\s"]+)/.exec(output) ?? [];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with code ${code} before it was ready:\n${output}`)),
    );
  });
}

/** Waits until the shop accepts requests: on a slow machine it refuses some as overloaded while it is still starting. */
async function untilReady(url: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await fetch(`${url}/health/ready`)).ok) {
    if (Date.now() > giveUpAt) throw new Error(`${url} was not ready within ${patienceMs / 1000} s`);
    await wait(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(hard);
}
