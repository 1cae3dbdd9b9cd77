import { Value } from 'typebox/value';
import type { Attachment } from '#contract/catalog/catalog.ts';
import { StoredScenes, type Moment, type MomentCard } from '#contract/catalog/moment.ts';
import { mediaOf, type AttachmentRow } from '#server/attachment/attachment-row.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names } from '#server/kit/wire.ts';
import type { MomentCardRow, MomentRow } from './queries-moment.ts';

/** The suffix of every moment's address (product-spec 2). */
const ending = '-moments';

export const slugOfMoment = (product: string): string => `${product}${ending}`;
export const productOfSlug = (slug: string): string => slug.slice(0, -ending.length);

export function momentCardToWire(row: MomentCardRow): MomentCard {
  return { ...headToWire(row), cover: attachmentRef(row.cover_key) };
}

/** `scenes` is JSON in the database; malformed JSON is a bug and throws. */
export function readScenes(row: MomentRow): StoredScenes {
  const scenes = Value.Parse(StoredScenes, row.scenes);
  return scenes;
}

/** Scenes show only those products of the moment that are public. */
export function momentToWire(
  row: MomentRow,
  { scenes, media, productIds }: { scenes: StoredScenes; media: AttachmentRow[]; productIds: number[] },
): Moment {
  const mediaById = new Map(media.map((one) => [one.id, mediaOf(one)]));
  const find = (id: number | null): Attachment | null => (id === null ? null : (mediaById.get(id) ?? null));
  const isShown = (id: number) => productIds.includes(id);
  return {
    ...headToWire(row),
    cover: find(row.cover_id),
    scenes: scenes.map((scene) => ({
      textUz: scene.text.uz,
      textRu: scene.text.ru,
      textEn: scene.text.en,
      media: find(scene.attachmentId),
      hotspots: (scene.hotspots ?? []).filter(({ productId }) => isShown(productId)),
      productIds: (scene.productIds ?? []).filter(isShown),
    })),
    practicalUz: row.practical.uz,
    practicalRu: row.practical.ru,
    practicalEn: row.practical.en,
    practicalTextUz: row.practical_text?.uz ?? '',
    practicalTextRu: row.practical_text?.ru ?? '',
    practicalTextEn: row.practical_text?.en ?? '',
    category: categoryToWire(row),
    productIds,
  };
}

function headToWire(row: Pick<MomentRow, 'id' | 'slug' | 'title' | 'lead' | 'position'>) {
  return {
    id: row.id,
    product: productOfSlug(row.slug),
    titleUz: row.title.uz,
    titleRu: row.title.ru,
    titleEn: row.title.en,
    leadUz: row.lead.uz,
    leadRu: row.lead.ru,
    leadEn: row.lead.en,
    order: row.position,
  };
}

function categoryToWire(row: MomentRow): Moment['category'] {
  if (row.category_id === null || row.category_name === null) return null;
  return {
    id: row.category_id,
    ...names(row.category_name),
    slugUz: row.category_slug_uz ?? '',
    slugRu: row.category_slug_ru ?? '',
    slugEn: row.category_slug_en ?? '',
  };
}
