import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Db } from '#database/connect.ts';

const root = path.join(import.meta.dirname, '..', '..');
const picture = path.join(root, 'database/seed/demo/media/pieces/necklace-pearl-strand-1-front.jpg');

/**
 * Uploads a picture to the shop while its file cannot exceed 8 KB, as on a full disk; then again with space. Returns what is wrong, as
 * sentences: there must be neither a row without its file nor a partial file. Not on Windows, which has no such limit.
 */
export async function fillDisk(db: Db, environment: Record<string, string>): Promise<string[]> {
  const before = await countAttachments(db);
  const full = addPicture(environment, 'ulimit -f 16; ');
  const after = await countAttachments(db);
  const roomy = addPicture(environment, '');
  console.log(`a picture was added with a full disk (exit ${full}), then with free space (exit ${roomy})`);
  return [
    ...(full === 0 ? ['a full disk was not reported'] : []),
    ...(after === before ? [] : ['a full disk left a picture without its file']),
    ...(roomy === 0 && (await countAttachments(db)) === before + 1
      ? []
      : ['the picture could not be added later']),
  ];
}

function addPicture(environment: Record<string, string>, limit: string): number {
  const command = `${limit}exec "$0" bench/chaos/add-picture.ts "$1"`;
  const { status } = spawnSync('sh', ['-c', command, process.execPath, picture], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  return status ?? 1;
}

async function countAttachments(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
