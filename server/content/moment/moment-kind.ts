import type { MomentContent } from '#contract/admin/content/moment.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { type PicturePlace, refuseMissingPictures } from '../picture/refuse-missing-pictures.ts';
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
import {
  findMomentRecord,
  isSlugTaken,
  publishMoment,
  selectUnknownModels,
} from './queries-staff-moments.ts';
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
    await refuseMissingPictures(db, picturePlaces(content));
    await refuseUnknownModels(db, content);
  },

  missingOf,
  altsOf: (content) => altsOf(picturesOf(content)),

  async publish(db, id, content) {
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

/** Refuses with VALIDATION_FAILED at the scenes that list or point at a model that does not exist. */
async function refuseUnknownModels(db: ReadDb, content: MomentContent): Promise<void> {
  const unknown = new Set(await selectUnknownModels(db, productIdsOf(content)));
  if (unknown.size === 0) return;
  const fields = content.scenes.flatMap(({ productIds, hotspots }, place) => [
    ...(productIds.some((id) => unknown.has(id)) ? [`/scenes/${place}/productIds`] : []),
    ...hotspots.flatMap(({ productId }, spot) =>
      unknown.has(productId) ? [`/scenes/${place}/hotspots/${spot}`] : [],
    ),
  ]);
  throw new Refusal(
    'VALIDATION_FAILED',
    undefined,
    fields.map((path) => ({ path, code: 'unknown' })),
  );
}

const picturePlaces = ({ cover, scenes }: MomentContent): PicturePlace[] => [
  { path: '/cover', id: cover?.attachmentId },
  ...scenes.map(({ picture }, place) => ({ path: `/scenes/${place}/picture`, id: picture?.attachmentId })),
];
