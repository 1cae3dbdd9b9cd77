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
  /** A folder removed when the server has stopped, even if this process was killed. */
  temporary: string;
  /** Takes each line that the server writes. */
  log: (line: string) => void;
}

export interface Postmaster {
  /** Asks for a fast shutdown (open transactions are rolled back) and waits for its end. */
  stop: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
}

/** The server did not come up; the message is the last that it wrote. */
export class PostmasterFailure extends Error {}

// Recovery after a crash replays the log first: minutes on a slow disk.
const startLimitMs = 120_000;

/**
 * `sh` reads from a pipe whose other end is this process: when we end, even by SIGKILL, the read returns and the server gets a
 * fast shutdown, so no server outlives its shop. One that is not down after 4 s gets an immediate one, and recovers at its next
 * start: PostgreSQL 18 hangs in a fast shutdown that meets it while it recovers from a crash of one of its processes.
 * Arguments: the temporary folder, then the server's command.
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
    // A session of its own: Ctrl-C in the terminal is for the shop, which stops the server when it has finished its own work.
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
  // its last words come after its end; until they are read the process must not think it has nothing to wait for
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
