const silentMs = 1_000;

/** Tells the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Does one step of the start; says what it is and how long it took if that is more than a second. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let isTold = false;
  const tell = setTimeout(() => {
    isTold = true;
    process.stdout.write(`${title} … `);
  }, silentMs);
  try {
    const result = await work();
    // A step that kept the thread busy is over before its timer could run.
    if (!isTold && performance.now() - start > silentMs) process.stdout.write(`${title} … `);
    if (performance.now() - start > silentMs) say(`${((performance.now() - start) / 1_000).toFixed(1)} s`);
    return result;
  } catch (error) {
    if (isTold) say('failed');
    throw error;
  } finally {
    clearTimeout(tell);
  }
}
