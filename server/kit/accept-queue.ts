import { closeSync, openSync, readSync } from 'node:fs';
import type { App } from './app-type.ts';

const lookEveryMs = 100;
/** Sockets that listen come first; a machine has few of them. */
const firstBytes = Buffer.alloc(16 * 1024);
const lists = ['/proc/net/tcp', '/proc/net/tcp6'];

/**
 * How many connections wait at the door of the listening process, as the system tells it ten times a second: the fewer of the last two
 * counts, because a crowd that is let in at once is none. Node takes one of them each time round its loop, so a process that is
 * overloaded by new visitors has few requests within and hundreds before the door, of which nothing else tells. Linux only: elsewhere,
 * and before the process listens, it is 0.
 */
export function watchAcceptQueue(app: App): () => number {
  let counts: [before: number, now: number] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (process.platform !== 'linux' || address === null || typeof address === 'string') return;
    timer = setInterval(() => (counts = [counts[1], countWaiting(address.port)]), lookEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.min(...counts);
}

function countWaiting(port: number): number {
  return Math.max(...lists.map((list) => waitingIn(readStart(list), port)));
}

/** Of a list as https://www.kernel.org/doc/Documentation/networking/proc_net_tcp.txt describes it; 0A = listens, its receive queue = who waits. */
export function waitingIn(list: string, port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const line = new RegExp(`^ *\\d+: [0-9A-F]+:${hex} [0-9A-F]+:0000 0A [0-9A-F]{8}:([0-9A-F]{8}) `, 'm');
  return parseInt(line.exec(list)?.[1] ?? '0', 16);
}

function readStart(list: string): string {
  try {
    const file = openSync(list, 'r');
    try {
      return firstBytes.toString('latin1', 0, readSync(file, firstBytes));
    } finally {
      closeSync(file);
    }
  } catch {
    // a machine that tells nothing: what is within is counted all the same
    return '';
  }
}
