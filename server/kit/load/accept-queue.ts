import { closeSync, openSync, readSync } from 'node:fs';
import type { App } from '../http/app-type.ts';

const sampleEveryMs = 100;
/**
 * Listening sockets come first and are few, so a list is read in small parts and only up to the wanted socket. Reading to the end makes
 * the kernel walk all connections, about a millisecond.
 */
const part = Buffer.alloc(1024);
const maxBytes = 16 * 1024;

/**
 * Returns the number of connections in the accept queue of the listening process, sampled ten times a second: the smaller of the last two
 * samples, because a burst that is accepted at once is not an overload. Node accepts one connection per turn of its loop, so a process
 * overloaded by new visitors has few requests in progress and hundreds in the queue; no other figure shows it. Linux only: elsewhere, and
 * before the process listens, it is 0.
 */
export function watchAcceptQueue(app: App): () => number {
  let counts: [before: number, now: number] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (process.platform !== 'linux' || address === null || typeof address === 'string') return;
    const count = counterOf(address.port);
    timer = setInterval(() => (counts = [counts[1], count()]), sampleEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.min(...counts);
}

/** Searches both lists until one has the socket, then reads only that one: the other would be read to its end every time. */
function counterOf(port: number): () => number {
  let lists = ['/proc/net/tcp', '/proc/net/tcp6'];
  return () => {
    const found = lists.flatMap((list) => {
      const waiting = waitingIn(readAsFarAs(list, port), port);
      return waiting === null ? [] : [{ list, waiting }];
    });
    if (found.length > 0) lists = found.map(({ list }) => list);
    return Math.max(0, ...found.map(({ waiting }) => waiting));
  };
}

/**
 * Counts the connections waiting on a port, from a list as https://www.kernel.org/doc/Documentation/networking/proc_net_tcp.txt describes
 * it: state 0A = listening, its receive queue = the waiting connections. Null if no process in the list listens on that port.
 */
export function waitingIn(list: string, port: number): number | null {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const line = new RegExp(`^ *\\d+: [0-9A-F]+:${hex} [0-9A-F]+:0000 0A [0-9A-F]{8}:([0-9A-F]{8}) `, 'm');
  const [, waiting] = line.exec(list) ?? [];
  return waiting === undefined ? null : parseInt(waiting, 16);
}

function readAsFarAs(list: string, port: number): string {
  let text = '';
  try {
    const file = openSync(list, 'r');
    try {
      while (text.length < maxBytes && waitingIn(text, port) === null) {
        const bytes = readSync(file, part);
        if (bytes === 0) break;
        text += part.toString('latin1', 0, bytes);
      }
    } finally {
      closeSync(file);
    }
  } catch {
    // not readable here; requests in progress are still counted
  }
  return text;
}
