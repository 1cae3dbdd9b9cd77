import type { MomentContent } from '#contract/admin/content/moment.ts';
import type { Moment } from '#contract/catalog/moment.ts';
import type { ReadDb } from '#database/connect.ts';
import { picturesOf, productIdsOf, scenesOf, valuesOf } from '../moment/wire-content.ts';
import { momentToWire } from '../moment/wire-moment.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { altOf } from '../picture/wire-picture.ts';
import { findCategory, selectPublicProducts } from './queries-preview.ts';

/** Returns a moment as its page would show this content. */
export async function previewMoment(db: ReadDb, id: number, content: MomentContent): Promise<Moment> {
  const placed = new Map(picturesOf(content).map((picture) => [picture.attachmentId, picture]));
  const rows = await selectPictures(db, [...placed.keys()]);
  const media = rows.map((row) => {
    const picture = placed.get(row.id);
    return picture === undefined ? row : { ...row, alt: altOf(picture) };
  });
  const category = content.categoryId === null ? undefined : await findCategory(db, content.categoryId);
  const { slug, title, lead, scenes, practical, practicalText, coverId } = valuesOf(content);
  const row = {
    id,
    slug,
    title,
    lead,
    scenes,
    practical,
    position: 0,
    practical_text: practicalText,
    cover_id: coverId,
    category_id: category?.id ?? null,
    category_name: category?.name ?? null,
    category_slug_uz: category?.slug_uz ?? null,
    category_slug_ru: category?.slug_ru ?? null,
    category_slug_en: category?.slug_en ?? null,
  };
  const productIds = await selectPublicProducts(db, productIdsOf(content));
  return momentToWire(row, { scenes: scenesOf(content), media, productIds });
}
