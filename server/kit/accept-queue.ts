import { closeSync, openSync, readSync } from 'node:fs';
import type { App } from './app-type.ts';

const lookEveryMs = 100;
/**
 * Sockets that listen come first, and a machine has few of them: a list is read in small parts, and no further than to the one that is
 * looked for. To know that a list ends, the system goes through all its connections, which takes it a millisecond.
 */
const part = Buffer.alloc(1024);
const mostBytes = 16 * 1024;

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
    const count = counterOf(address.port);
    timer = setInterval(() => (counts = [counts[1], count()]), lookEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.min(...counts);
}

/** Looks into both lists until one has the socket, then into that one: the other would be read to its end each time. */
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
 * Of a list as https://www.kernel.org/doc/Documentation/networking/proc_net_tcp.txt describes it; 0A = listens, its receive queue = who
 * waits. Null = nobody listens on that port, as far as the list goes.
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
      while (text.length < mostBytes && waitingIn(text, port) === null) {
        const bytes = readSync(file, part);
        if (bytes === 0) break;
        text += part.toString('latin1', 0, bytes);
      }
    } finally {
      closeSync(file);
    }
  } catch {
    // a machine that tells nothing: what is within is counted all the same
  }
  return text;
}
