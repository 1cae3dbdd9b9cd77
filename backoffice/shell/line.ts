import { isReachable } from '#client/admin/is-reachable.ts';

/** Whether the connection to the server is lost, according to the saves of this tab. */
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

/** How often the server is tried while there is no connection; browsers often report the restored connection late. */
const tryEveryMs = 3_000;

/** Checks whether there was no response: `fetch` throws a TypeError then, and never for a refusal. */
const isUnanswered = (error: unknown): boolean => error instanceof TypeError;

/**
 * Sends a call, and repeats it when the connection is back, until the server responds (backoffice.md 2.2). For calls
 * with a version only: if the first one arrived before the connection was lost, the second is refused, and nothing is
 * written twice.
 */
export async function sendWhenConnected<T>(send: () => Promise<T>): Promise<T> {
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
