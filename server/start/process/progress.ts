import { isLogged, startLine } from './start-log.ts';

const silentMs = 1_000;

/** Prints to the terminal, or in production to the log. */
export function say(line: string): void {
  process.stdout.write(startLine(line));
}

/** Does one step of the start; says what it is and how long it took if that is more than a second. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let isAnnounced = false;
  const announce = setTimeout(() => {
    isAnnounced = true;
    if (!isLogged) process.stdout.write(`${title} … `);
  }, silentMs);
  try {
    const result = await work();
    const tookMs = performance.now() - start;
    // A step that blocks the thread is over before its timer could run.
    if (tookMs > silentMs) {
      const took = `${(tookMs / 1_000).toFixed(1)} s`;
      say(isLogged || !isAnnounced ? `${title} … ${took}` : took);
    }
    return result;
  } catch (error) {
    if (isAnnounced) say(isLogged ? `${title} … failed` : 'failed');
    throw error;
  } finally {
    clearTimeout(announce);
  }
}
