import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { joinDatabase } from '#database/join.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { openDatabase, type OpenDatabase, type OpenOptions } from '#database/open.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { startCommand } from '#server/start/process/start-command.ts';
import { cpuOf } from './cpu-time.ts';

/** The shop as `npm start` opens it, in a separate process. */
export interface StartedShop {
  /** Waits until the shop prints a match, unless it already has. Throws if the shop ends before. */
  waitFor: (words: RegExp) => Promise<RegExpExecArray>;
  /** Everything that the shop has printed, up to a million characters. */
  printed: () => string;
  /** The last 2,000 characters of the shop's output. */
  lastWords: () => string;
  /** Resident memory of the shop's own process, without the database; from /proc, so on Linux only. */
  residentMb: () => number;
  /** CPU time until now, ms: of the shop's own process, and of its database. Linux only. */
  cpu: () => { ownMs: number; databaseMs: number };
  end: () => Promise<void>;
}

/** At LOG_LEVEL=info every refusal is a line, so only the last ones are kept. */
const maxTextLength = 1_000_000;

/** A benchmark sends many calls from one address and one phone, so limits are off; bench/attack/ has them on. */
export const withoutLimits = {
  STORE_NETWORKS: '127.0.0.0/8,::1',
  OPEN_ORDERS: '999999',
  OPEN_PIECES: '999999',
  LAPSED_ORDERS: '999999',
};

/** Creates an empty folder for a shop. */
export function createShopFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-bench-'));
  // if started by root, the database runs as another user, who must be able to enter the folder
  chmodSync(folder, 0o755);
  return folder;
}

/** `folder`: its DATA_DIR. `env` overrides the common settings of benchmarks. */
export function startShop(folder: string, env: Record<string, string> = {}): StartedShop {
  const { program, args, cwd } = startCommand;
  const usual = { PORT: '0', PROVIDERS_PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...withoutLimits };
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...usual, ...env },
  });
  let text = '';
  let last = '';
  const listeners = new Set<() => void>();
  child.stdout.on('data', (part: Buffer) => {
    last = (last + part.toString()).slice(-2_000);
    if (text.length > maxTextLength) return;
    text += part.toString();
    for (const look of listeners) look();
  });
  return {
    waitFor: (words) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = words.exec(text);
          if (found) resolve(found);
        };
        listeners.add(look);
        child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${text}`)));
        look();
      }),
    printed: () => text,
    lastWords: () => last,
    residentMb: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1024);
    },
    cpu: () => cpuOf(child.pid ?? 0),
    end: () => endOf(child),
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export interface PreparedShop extends StartedShop {
  /** Origin. */
  url: string;
  /** DATA_DIR. */
  folder: string;
  /** The shop's own database, for direct access. */
  database: OpenDatabase;
  /** Waits until the shop has its demo staff, which it adds after it opened. */
  waitForStaff: () => Promise<unknown>;
  /** Ends the shop and deletes its data. */
  close: () => Promise<void>;
}

/**
 * Opens a shop in a new folder, whose database `fill` fills after the migrations and before the shop opens; without `fill` it is the demo.
 * Background preparation is off (WORK_AHEAD=off), unless `env` sets it.
 */
export async function openPreparedShop({
  fill,
  env = {},
}: {
  fill?: (pool: Pool) => Promise<void>;
  env?: Record<string, string>;
} = {}): Promise<PreparedShop> {
  const folder = createShopFolder();
  const options: OpenOptions = {
    url: undefined,
    folder: path.join(folder, 'postgres'),
    onServerEnded: () => undefined,
  };
  if (fill) await fillDatabase(options, fill);
  const shop = startShop(folder, { LOG_LEVEL: 'warn', WORK_AHEAD: 'off', ...env });
  const [, url = ''] = await shop.waitFor(/Zarona is open: (http:\/\/\S+)/);
  const database = await joinDatabase(options);
  const close = async () => {
    await database.close();
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const waitForStaff = () => shop.waitFor(/Back-office: /);
  return { ...shop, url, folder, database, waitForStaff, close };
}

async function fillDatabase(options: OpenOptions, fill: (pool: Pool) => Promise<void>): Promise<void> {
  const { pool, close } = await openDatabase(options);
  try {
    await migrate(pool, await readMigrations());
    await prepareJobs(pool);
    await fill(pool);
  } finally {
    await close();
  }
}
