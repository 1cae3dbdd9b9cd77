import { isLogged, startLine } from './start-log.ts';

const silentMs = 1_000;

/** Prints to the terminal, or to the log in production. */
export function printLine(line: string): void {
  process.stdout.write(startLine(line));
}

/** Runs one step of the start; prints its title and its duration if it takes more than a second. */
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
    // A step that blocks the thread is over before its timer can fire.
    if (tookMs > silentMs) {
      const took = `${(tookMs / 1_000).toFixed(1)} s`;
      printLine(isLogged || !isAnnounced ? `${title} … ${took}` : took);
    }
    return result;
  } catch (error) {
    if (isAnnounced) printLine(isLogged ? `${title} … failed` : 'failed');
    throw error;
  } finally {
    clearTimeout(announce);
  }
}
