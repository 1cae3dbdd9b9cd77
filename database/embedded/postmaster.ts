import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import type { Binaries } from './binaries.ts';
import type { Identity } from './identity.ts';

export interface PostmasterOptions {
  binaries: Binaries;
  identity: Identity;
  /** The data folder. */
  folder: string;
  settings: Record<string, string>;
  /** A folder that is removed when the server has stopped, even if this process was killed. */
  temporary: string;
  /** Called with each line that the server logs. */
  log: (line: string) => void;
}

export interface Postmaster {
  /** Requests a fast shutdown (open transactions are rolled back) and waits for it. */
  stop: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
}

/** The server did not start; the message is its last output. */
export class PostmasterFailure extends Error {}

// Recovery after a crash replays the log first, which takes minutes on a slow disk.
const startLimitMs = 120_000;

/**
 * `sh` reads from a pipe whose other end is this process: when this process ends, even by SIGKILL, the read returns and the server gets a
 * fast shutdown, so that no server outlives its shop. If it is still running after 4 s, it gets an immediate shutdown and recovers at its
 * next start, because PostgreSQL 18 hangs in a fast shutdown during recovery from a crash of one of its processes. Arguments: the
 * temporary folder, then the server's command.
 */
const guardScript = `
temporary=$1; shift; exec 3<&0
"$@" 3<&- </dev/null & server=$!
(read _ <&3; kill -INT $server
i=0; while [ $i -lt 8 ]; do sleep 0.5; i=$((i+1)); done; kill -QUIT $server) 2>/dev/null & guard=$!
trap '' INT TERM HUP
wait $server; code=$?
kill $guard 2>/dev/null
rm -rf "$temporary"
exit $code`;

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const child = spawnServer(options);
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => resolve()).once('error', () => resolve()),
  );
  await untilReady(child, options.log);
  child.unref();
  for (const stream of streamsOf(child)) stream.unref();
  return { ended, stop: () => stop(child, ended, options) };
}

const streamsOf = (child: ChildProcess): Socket[] =>
  [child.stdin, child.stderr].filter((stream) => stream instanceof Socket);

function spawnServer({ binaries, identity, folder, settings, temporary }: PostmasterOptions): ChildProcess {
  const settingArgs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [...identity.prefix, binaries.program('postgres'), '-D', folder, ...settingArgs];
  const guarded = ['/bin/sh', '-c', guardScript, 'sh', temporary, ...server];
  const [command = '', ...args] = process.platform === 'win32' ? server : guarded;
  return spawn(command, args, {
    ...identity.account,
    cwd: '/',
    env: { ...process.env, ...binaries.environment },
    // A separate session: Ctrl-C in the terminal reaches only the shop, which stops the server when its own work is finished.
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

function untilReady(child: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    const limit = setTimeout(() => {
      child.stdin?.end();
      reject(new PostmasterFailure(`PostgreSQL was not ready after ${startLimitMs / 1000} s: ${written}`));
    }, startLimitMs);
    const fail = (code: number | null) => {
      clearTimeout(limit);
      reject(new PostmasterFailure(written.trim() || `PostgreSQL ended with code ${code}`));
    };
    child.once('error', reject);
    child.once('close', fail);
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      for (const line of chunk.split('\n')) if (line !== '') log(line);
      if (written === 'ready') return;
      written = (written + chunk).slice(-2_000);
      if (!written.includes('ready to accept connections')) return;
      written = 'ready';
      clearTimeout(limit);
      child.off('close', fail);
      resolve();
    });
  });
}

async function stop(
  child: ChildProcess,
  ended: Promise<void>,
  { binaries, folder }: PostmasterOptions,
): Promise<void> {
  child.ref();
  // its last output arrives after its end; until then the process must stay alive
  for (const stream of streamsOf(child)) stream.ref();
  if (process.platform === 'win32') {
    await once(
      spawn(binaries.program('pg_ctl'), ['stop', '-m', 'fast', '-D', folder], { stdio: 'ignore' }),
      'close',
    );
  } else {
    child.stdin?.end();
  }
  await ended;
}
