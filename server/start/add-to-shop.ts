import type { Db } from '#database/connect.ts';
import { addOriginal, type NewOriginal } from '../attachment/add-original.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../kit/refusal.ts';
import { openFiles } from './open/open-files.ts';
import { exitCodes, StopReason } from './process/stop-reason.ts';

const sentences: Record<string, string> = {
  UNSUPPORTED_MEDIA_TYPE: 'is broken, or not what its ending says (.jpg, .png, .webp, .avif, .mp4, .3gp)',
  PAYLOAD_TOO_LARGE: 'is larger than 64 MB',
};

/** A picture or a film from a command: as `addOriginal`, with sentences for refusals. */
export async function addToShop(
  { db, config }: { db: Db; config: Config },
  original: NewOriginal,
): Promise<{ id: number; key: string }> {
  if (!/^[A-Za-z0-9_-][\w.-]*\/[A-Za-z0-9_-][\w.-]*$/.test(original.name))
    throw new StopReason(
      exitCodes.failed,
      `${original.name} may have latin letters, digits, dots, dashes and _ alone.`,
    );
  try {
    return await addOriginal({ db, files: openFiles(config) }, original);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StopReason(exitCodes.failed, `${original.name} ${sentences[error.code] ?? error.code}.`, {
      cause: error,
    });
  }
}
