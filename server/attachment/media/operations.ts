import { sql } from 'kysely';
import type { Media, MediaQuery } from '#contract/admin/catalog/media.ts';
import type { mediaOperations as declared } from '#contract/operations/admin/catalog/media.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { lastChange } from '#server/kit/audit.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { changedPicture } from '../picture-marks.ts';
import { addMedia } from './add-media.ts';
import {
  countMedia,
  deleteMedia,
  findMedia,
  lockMedia,
  type MediaRow,
  selectMedia,
  updateMedia,
} from './queries-media.ts';
import { removeOriginalTask } from './remove-original.ts';
import { mediaToWire } from './wire-media.ts';

export interface MediaDeps {
  db: Db;
  files: FileStore;
}

/** Operations of the staff on pictures, wherever they are used. */
export const mediaOperations = {
  listMedia: ({ db }, { input }) => listMedia(db, input),

  async addMedia(deps, call) {
    return readMedia(deps.db, await addMedia(deps, call));
  },

  async changeMedia({ db }, { input }) {
    const { id, version, ...change } = input;
    await lock(db, { id, version });
    await updateMedia(db, id, changedPicture(await requireMedia(db, id), change));
    return readMedia(db, id);
  },

  async removeMedia({ db }, { input }) {
    const { key } = await lock(db, input);
    const { use_count: count, uses } = await requireMedia(db, input.id);
    if (count > 0) throw new Refusal('MEDIA_USED', { count, uses });
    await deleteMedia(db, input.id);
    // the file is deleted only after the row's deletion is committed
    await enqueue(db, { task: removeOriginalTask, payload: { key } });
  },
} satisfies StaffFunctions<typeof declared, MediaDeps>;

/** Returns a page of pictures, latest first. Two statements. Refuses with CURSOR_INVALID. */
async function listMedia(db: ReadDb, query: MediaQuery): Promise<ListedRows<Media>> {
  const page = await readPage(query, {
    sorts: { id: { by: sql`a.id`, type: 'bigint' } },
    defaultSort: '-id',
    id: sql`a.id`,
    select: (part) => selectMedia(db, query, part),
    count: (wanted) => countMedia(db, query, wanted),
  });
  return { ...page, rows: page.rows.map(mediaToWire) };
}

const readMedia = async (db: ReadDb, id: number): Promise<Media> => mediaToWire(await requireMedia(db, id));

async function requireMedia(db: ReadDb, id: number): Promise<MediaRow> {
  const row = await findMedia(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Locks the picture. Refuses with NOT_FOUND, or with VERSION_CONFLICT, containing the current picture, if it has changed. */
async function lock(db: Db, { id, version }: { id: number; version: number }): Promise<{ key: string }> {
  const row = await lockMedia(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.version === version) return row;
  const last = await lastChange(db, { resource: 'media', recordId: String(id) });
  throw new Refusal('VERSION_CONFLICT', { current: await readMedia(db, id), ...last });
}
