/** Returns the best of several rounds, in ms, because a shared machine is noisy. */
export function bestTime(rounds: number, run: () => unknown): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    run();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

/** Returns the duration of one run, ms. */
export async function timeOf(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Returns the time that a share of these (0 to 1) did not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Prints one line: median, high percentile, maximum. */
export function printTimes(name: string, times: readonly number[]): void {
  const at = (share: number) => `${milliseconds(percentile(times, share)).padStart(9)}`;
  console.log(
    `  ${name.padEnd(50)} ${String(times.length).padStart(5)} ×   p50 ${at(0.5)}   p95 ${at(0.95)}   max ${at(1)}`,
  );
}

export function milliseconds(time: number): string {
  return `${time.toFixed(time < 100 ? 2 : 0)} ms`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
