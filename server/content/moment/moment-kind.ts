import type { MomentContent } from '#contract/admin/content/moment.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { selectPictures, updateAlts } from '../picture/queries-picture.ts';
import { altsOf } from '../picture/wire-picture.ts';
import {
  contentOfMoment,
  missingOf,
  pictureIdsOf,
  picturesOf,
  productIdsOf,
  readMomentContent,
  valuesOf,
} from './wire-content.ts';
import { findMomentRecord, findUnknown, isSlugTaken, publishMoment } from './queries-staff-moments.ts';
import { slugOfMoment } from './wire-moment.ts';

/** Moments, identified by their id. */
export const momentKind: ContentKind<MomentContent> = {
  kind: 'MOMENT',
  resource: 'moment',
  parse: readMomentContent,

  async find(db, id, options) {
    const row = await findMomentRecord(db, Number(id), options);
    if (row === undefined) return undefined;
    const content = contentOfMoment(row, await selectPictures(db, pictureIdsOf(row)));
    // a moment that was never published has only its first title
    const isPublished = row.state === 'ACTIVE' || content.scenes.length > 0;
    return { version: row.version, updatedAt: row.updatedAt, content, isPublished };
  },

  async check(db, id, content) {
    await refuseTakenSlug(db, { product: content.product, id: Number(id) });
    await refuseUnknown(db, content);
  },

  missingOf,

  async publish(db, id, content) {
    await updateAlts(db, altsOf(picturesOf(content)));
    await publishMoment(db, { id: Number(id), ...valuesOf(content), productIds: productIdsOf(content) });
  },
};

/** Refuses with SLUG_TAKEN; `id` null: for a new moment. */
export async function refuseTakenSlug(
  db: ReadDb,
  { product, id }: { product: string; id: number | null },
): Promise<void> {
  const slug = slugOfMoment(product);
  if (await isSlugTaken(db, { slug, id })) throw refusedField('SLUG_TAKEN', '/product', { slug });
}

async function refuseUnknown(db: ReadDb, content: MomentContent): Promise<void> {
  const attachmentIds = picturesOf(content).map(({ attachmentId }) => attachmentId);
  const unknown = await findUnknown(db, { productIds: productIdsOf(content), attachmentIds });
  if (unknown.product !== null || unknown.attachment !== null)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/scenes', code: 'unknown' }]);
}
