import { environment } from './process/environment.ts';
import { watchParents } from './process/parents.ts';
import { printLine } from './process/progress.ts';
import { startLine } from './process/start-log.ts';
import { exitCodes, stopReasonOf } from './process/stop-reason.ts';

/** Ends the resources of the process. */
export interface Lifetime {
  /** Registers a function that ends a resource; the last registered runs first. */
  onStop: (end: () => Promise<unknown>) => void;
  /** Ends everything as Ctrl-C does; with a reason, the process exits with its code. */
  stop: (reason?: unknown) => Promise<void>;
}

const stopLimitMs = 10_000;

/**
 * Runs the shop until a signal. SIGINT, SIGTERM and the end of the npm that started it end it cleanly (exit code 0). A start that fails
 * prints the reason in a sentence, ends what was started, and exits with its code.
 */
export async function run(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (reason?: unknown): Promise<void> => (stopping ??= endAll(ends, reason));
  // Under npm, Ctrl-C arrives twice, from the terminal and from npm; the second one must not interrupt the shutdown.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  watchParents(environment, () => void stop());
  // A missing await: one shopper's failed request must not stop the shop for everybody.
  process.on('unhandledRejection', (error) => {
    const stack = error instanceof Error ? error.stack : String(error);
    process.stderr.write(startLine(`A promise that was not awaited failed: ${stack}`, 'fatal'));
  });
  try {
    await start({ onStop: (end) => ends.unshift(end), stop });
  } catch (error) {
    await stop(error);
  }
}

async function endAll(ends: (() => Promise<unknown>)[], reason: unknown): Promise<void> {
  const exitCode = reason === undefined ? 0 : printFailure(reason);
  setTimeout(() => {
    process.stderr.write(startLine(`The shutdown did not finish within ${stopLimitMs / 1_000} s.`, 'fatal'));
    process.exit(exitCode === 0 ? exitCodes.failed : exitCode);
  }, stopLimitMs).unref();
  for (const end of ends.slice()) await end().catch(printFailure);
  if (exitCode === 0) printLine('Zarona is closed.');
  process.exit(exitCode);
}

function printFailure(error: unknown): number {
  const reason = stopReasonOf(error);
  process.stderr.write(startLine(reason.message, 'fatal'));
  return reason.exitCode;
}
