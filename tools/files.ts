// The command `npm run files`: originals of pictures and videos, before there is a back-office for them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Connected } from '#database/connect.ts';
import type { Config } from '#server/config.ts';
import { addToShop } from '#server/start/add-to-shop.ts';
import { copyOriginals } from '#server/start/copy-originals.ts';
import { openFiles, openLocalFiles } from '#server/start/open-files.ts';
import { environment } from '#server/start/environment.ts';
import { exitCodes, StopReason } from '#server/start/stop-reason.ts';
import { atDesk } from './desk.ts';

const commands: Record<string, (database: Connected, config: Config) => Promise<string>> = { copy, add };

const usage = `Say one of:
  npm run files copy                        brings the originals of DATA_DIR and the demo to the store of FILES=s3
  npm run files add -- ring.jpg --folder rings --ru "Кольцо, вид спереди" --uz "Uzuk, old tomondan" --en "A ring, front view"
                                            takes a picture or a film into the shop and says its key`;

/** May be called again: what is there already is not sent. */
async function copy({ db }: Connected, config: Config): Promise<string> {
  if (config.secrets.files.name !== 's3') throw stop('There is no store to copy to: set FILES=s3.');
  const stores = { from: openLocalFiles(config), to: openFiles(config) };
  const { copied, there, missing } = await copyOriginals(db, stores);
  const told = missing.map((key) => `\n  missing: ${key}`).join('');
  if (missing.length > 0) process.exitCode = 1;
  return `${copied.length} originals copied, ${there} were there already, ${missing.length} are missing.${told}`;
}

async function add({ db }: Connected, config: Config): Promise<string> {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: 'pictures' },
      ru: { type: 'string' },
      uz: { type: 'string' },
      en: { type: 'string' },
    },
  });
  const [file] = positionals;
  const { ru, uz, en, folder } = values;
  if (file === undefined || ru === undefined || uz === undefined || en === undefined) throw stop(usage);
  const name = `${folder}/${path.basename(file)}`;
  const alt = { ru, uz, en };
  const { id, key } = await addToShop({ db, config }, { name, content: await readPicture(file), alt });
  return `Attachment ${id}: ${key}`;
}

async function readPicture(file: string): Promise<Buffer> {
  try {
    // npm runs its scripts in the shop's own folder; paths are meant from where the person stands
    return await readFile(path.resolve(environment['INIT_CWD'] ?? process.cwd(), file));
  } catch (cause) {
    throw stop(`${file} cannot be read (${cause instanceof Error ? cause.message : 'unknown'}).`);
  }
}

function stop(sentence: string): StopReason {
  return new StopReason(exitCodes.failed, sentence);
}

await atDesk(async (database, config) => {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined) throw stop(usage);
  return command(database, config);
});
