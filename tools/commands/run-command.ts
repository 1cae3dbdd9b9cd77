import type { Connected } from '#database/connect.ts';
import { type Command, readOrExit } from '#server/cli/command.ts';
import type { Config } from '#server/config/config.ts';
import { stopReasonOf } from '#server/start/process/stop-reason.ts';
import { withOpenedShop } from './shop-database.ts';

/**
 * Runs one command, possibly while the shop is running: reads its arguments before it opens anything, then prints its result, or why it
 * stopped, with its exit code.
 */
export async function runCommand<Deps>(
  command: Command<Deps>,
  depsOf: (database: Connected, config: Config) => Deps,
): Promise<void> {
  const work = readOrExit(command.usage, command.read);
  await printResult(() => withOpenedShop((database, config) => work(depsOf(database, config))));
}

/** Prints the result of a command's work, or why it stopped, with its exit code. */
export async function printResult(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const reason = stopReasonOf(error, 'The command');
    console.error(reason.message);
    process.exitCode = reason.exitCode;
  }
}
