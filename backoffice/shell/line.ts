import { isReachable } from '#client/admin/is-reachable.ts';

/** The line to the server, as the saves of this tab met it. */
let isCut = false;
const listeners = new Set<() => void>();

export const isLineCut = (): boolean => isCut;

export function subscribeToLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCut(now: boolean): void {
  if (isCut === now) return;
  isCut = now;
  for (const listener of listeners) listener();
}

/** How often the server is tried while there is no line; a browser often learns of the line later than it is there. */
const tryEveryMs = 3_000;

/** Whether nobody answered: `fetch` throws a TypeError then, and for no refusal. */
const isUnanswered = (error: unknown): boolean => error instanceof TypeError;

/**
 * Sends a call, and repeats it when the connection is back, until the server answers (backoffice.md 2.2). For calls that name the
 * version they saw: one that arrived before the line was cut is refused the second time and nothing is written twice.
 */
export async function sendWhenThereIsALine<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const answer = await send();
      setCut(false);
      return answer;
    } catch (error) {
      if (!isUnanswered(error)) {
        setCut(false);
        throw error;
      }
      setCut(true);
      await lineIsBack();
    }
  }
}

async function lineIsBack(): Promise<void> {
  for (;;) {
    await new Promise<void>((resolve) => {
      const over = () => {
        clearTimeout(timer);
        removeEventListener('online', over);
        resolve();
      };
      const timer = setTimeout(over, tryEveryMs);
      addEventListener('online', over);
    });
    if (await isReachable()) return;
  }
}
