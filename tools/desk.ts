import type { Connected } from '#database/connect.ts';
import type { Config } from '#server/config.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';
import { withOpenedShop } from './shop-database.ts';

/** One command of the staff, beside a shop that may be open: prints what its work answers, or why it stopped, with its exit code. */
export async function atDesk(work: (database: Connected, config: Config) => Promise<string>): Promise<void> {
  try {
    console.log(await withOpenedShop(work));
  } catch (error) {
    const reason = stopReasonOf(error);
    console.error(reason.message);
    process.exitCode = reason.exitCode;
  }
}
