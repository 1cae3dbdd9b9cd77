import { createInterface } from 'node:readline/promises';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { UsageProblem } from './command.ts';

/**
 * Asks for confirmation on the terminal before something is destroyed. Without a terminal, `--yes` is required: throws UsageProblem. Throws
 * StopReason if the answer is not "yes".
 */
export async function confirm(
  what: string,
  { isConfirmed, usage }: { isConfirmed: boolean; usage: string },
): Promise<void> {
  if (isConfirmed) return;
  if (!process.stdin.isTTY) throw new UsageProblem(`${what} If that is meant, add --yes.`, usage);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${what} Type yes to go on: `);
    if (answer.trim() !== 'yes') throw new StopReason(exitCodes.failed, 'Nothing was changed.');
  } finally {
    terminal.close();
  }
}
