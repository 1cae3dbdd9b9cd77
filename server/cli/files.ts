import type { Connected } from '#database/connect.ts';
import type { Config } from '../config/config.ts';
import { copyOriginals } from '../start/backup/copy-originals.ts';
import { openFiles, openLocalFiles } from '../start/open/open-files.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run files: originals of pictures and videos.
  npm run files copy    copies the originals of DATA_DIR and the demo to the store of FILES=s3`;

export interface FilesDeps {
  db: Connected['db'];
  config: Config;
}

/** `npm run files`. */
export const filesCommand: Command<FilesDeps> = {
  usage,
  read: ([command = '', ...rest]) => {
    if (command === 'copy') {
      readArguments(rest, { usage });
      return copy;
    }
    throw new UsageProblem(command === '' ? 'Say copy.' : `"${command}" is not known here.`, usage);
  },
};

/** Idempotent: files that are already there are not sent again. */
async function copy({ db, config }: FilesDeps): Promise<string> {
  if (config.secrets.files.name !== 's3') throw stop('There is no store to copy to: set FILES=s3.');
  const { copied, there, missing } = await copyOriginals(db, {
    from: openLocalFiles(config),
    to: openFiles(config),
  });
  const report = [
    `${copied.length} originals copied, ${there} were there already, ${missing.length} are missing.`,
    ...missing.map((key) => `  missing: ${key}`),
  ].join('\n');
  if (missing.length > 0) throw stop(report);
  return report;
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
