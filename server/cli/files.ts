import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connected } from '#database/connect.ts';
import type { Config } from '../config/config.ts';
import { addToShop } from '../start/add-to-shop.ts';
import { copyOriginals } from '../start/backup/copy-originals.ts';
import { openFiles, openLocalFiles } from '../start/open/open-files.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run files: originals of pictures and videos, before there is a back-office for them.
  npm run files copy                        copies the originals of DATA_DIR and the demo to the store of FILES=s3
  npm run files add -- ring.jpg --folder rings --ru "Кольцо, вид спереди" --uz "Uzuk, old tomondan" --en "A ring, front view"
                                            adds a picture or a film to the shop and prints its key`;

export interface FilesDeps {
  db: Connected['db'];
  config: Config;
  /** Where paths begin. */
  folder: string;
}

/** `npm run files`. */
export const filesCommand: Command<FilesDeps> = {
  usage,
  read: ([command = '', ...rest]) => {
    if (command === 'copy') {
      readArguments(rest, { usage });
      return copy;
    }
    if (command === 'add') return readAdd(rest);
    throw new UsageProblem(command === '' ? 'Say copy or add.' : `"${command}" is not known here.`, usage);
  },
};

/** May be called again: what is there already is not sent. */
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

function readAdd(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { positionals, values } = readArguments(args, {
    usage,
    count: [1, 1],
    options: { folder: { type: 'string', default: 'pictures' }, ru: text, uz: text, en: text },
  });
  const [file = ''] = positionals;
  const { ru, uz, en, folder: group } = values;
  if (ru === undefined || uz === undefined || en === undefined)
    throw new UsageProblem('Describe the picture in three languages: --ru, --uz and --en.', usage);
  return async ({ db, config, folder }: FilesDeps): Promise<string> => {
    const content = await readPicture(path.resolve(folder, file));
    const name = `${group}/${path.basename(file)}`;
    const { id, key } = await addToShop({ db, config }, { name, content, alt: { ru, uz, en } });
    return `Attachment ${id}: ${key}`;
  };
}

async function readPicture(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw stop(`${file} cannot be read (${cause instanceof Error ? cause.message : 'unknown'}).`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
