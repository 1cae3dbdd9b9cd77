import { environment } from './process/environment.ts';
import { watchParents } from './process/parents.ts';
import { say } from './process/progress.ts';
import { startLine } from './process/start-log.ts';
import { exitCodes, stopReasonOf } from './process/stop-reason.ts';

/** What the process owns while it runs. */
export interface Lifetime {
  /** Registers how to end something; the last registered ends first. */
  onStop: (end: () => Promise<unknown>) => void;
  /** Ends everything as Ctrl-C does; with a reason, the process fails with it. */
  stop: (reason?: unknown) => Promise<void>;
}

const stopLimitMs = 10_000;

/**
 * Runs the shop from its start to a signal. SIGINT, SIGTERM and the end of the npm that started it end it cleanly (exit code 0), a start that cannot go on says why
 * in a sentence, ends what was begun, and exits with its code.
 */
export async function run(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const ends: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (reason?: unknown): Promise<void> => (stopping ??= endAll(ends, reason));
  // Ctrl-C under npm comes twice, from the terminal and from npm: the second is no wish to leave things undone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  watchParents(environment, () => void stop());
  // Somebody forgot to await; one shopper's failed request is no reason to close the shop for all.
  process.on('unhandledRejection', (error) => {
    const stack = error instanceof Error ? error.stack : String(error);
    process.stderr.write(startLine(`Nobody awaited a promise that failed: ${stack}`, 'fatal'));
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
    process.stderr.write(startLine(`Not everything ended within ${stopLimitMs / 1_000} s.`, 'fatal'));
    process.exit(exitCode === 0 ? exitCodes.failed : exitCode);
  }, stopLimitMs).unref();
  for (const end of ends.slice()) await end().catch(printFailure);
  if (exitCode === 0) say('Zarona is closed.');
  process.exit(exitCode);
}

function printFailure(error: unknown): number {
  const reason = stopReasonOf(error);
  process.stderr.write(startLine(reason.message, 'fatal'));
  return reason.exitCode;
}
