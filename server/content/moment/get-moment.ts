import type { Moment } from '#contract/catalog/moment.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  findOldMomentSlug,
  type MomentRow,
  selectMedia,
  selectMoment,
  selectMomentProducts,
} from './queries-moment.ts';
import { momentToWire, readScenes, slugOfMoment } from './wire-moment.ts';

/**
 * Finds a moment by its current or former address, without `-moments`. Refuses with GONE for a deleted moment (SEO-10), NOT_FOUND if it
 * never existed.
 */
export async function findMoment(db: ReadDb, product: string): Promise<MomentRow> {
  const slug = slugOfMoment(product);
  const row = await selectMoment(db, slug);
  if (row) return row;
  const old = await findOldMomentSlug(db, slug);
  if (!old) throw new Refusal('NOT_FOUND');
  const moved = old.slug === null ? undefined : await selectMoment(db, old.slug);
  if (!moved) throw new Refusal(old.isDeleted ? 'GONE' : 'NOT_FOUND');
  return moved;
}

/** Returns the story with its pictures and the products in it. */
export async function getMoment(
  db: ReadDb,
  row: MomentRow,
): Promise<{ moment: Moment; productIds: number[] }> {
  const scenes = readScenes(row);
  const ids = [row.cover_id, ...scenes.map(({ attachmentId }) => attachmentId)];
  const [media, productIds] = await Promise.all([
    selectMedia(
      db,
      ids.filter((id) => id !== null),
    ),
    selectMomentProducts(db, row.id),
  ]);
  return { moment: momentToWire(row, { scenes, media, productIds }), productIds };
}
