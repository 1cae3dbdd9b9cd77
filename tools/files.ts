// The command `npm run files`: originals of pictures and videos, before there is a back-office for them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Connected } from '#database/connect.ts';
import type { Config } from '#server/config.ts';
import { addToShop } from '#server/start/add-to-shop.ts';
import { copyOriginals } from '#server/start/copy-originals.ts';
import { openFiles, openLocalFiles } from '#server/start/open-files.ts';
import { stopReasonOf } from '#server/start/stop-reason.ts';
import { withShopDatabase } from './shop-database.ts';

const commands: Record<string, (database: Connected, config: Config) => Promise<string>> = { copy, add };

const usage = `Say one of:
  npm run files copy                        brings the originals of DATA_DIR and the demo to the store of FILES=s3
  npm run files add -- ring.jpg --folder rings --ru "Кольцо, вид спереди" --uz "Uzuk, old tomondan" --en "A ring, front view"
                                            takes a picture or a film into the shop and says its key`;

/** May be called again: what is there already is not sent. */
async function copy({ db }: Connected, config: Config): Promise<string> {
  if (config.secrets.files.name !== 's3') throw new Error('There is no store to copy to: set FILES=s3.');
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
  if (file === undefined || ru === undefined || uz === undefined || en === undefined) throw new Error(usage);
  const name = `${folder}/${path.basename(file)}`;
  const alt = { ru, uz, en };
  const { id, key } = await addToShop({ db, config }, { name, content: await readFile(file), alt });
  return `Attachment ${id}: ${key}`;
}

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined) throw new Error(usage);
  console.log(await withShopDatabase(command));
} catch (error) {
  const reason = stopReasonOf(error);
  console.error(reason.message);
  process.exitCode = reason.exitCode;
}
