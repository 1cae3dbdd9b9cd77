import { slug } from '#domain/catalog/slug.ts';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import { weightMg } from '#domain/units/weight.ts';
import type { LocalizedText } from '../../schema.ts';
import type { SeedRow } from '../insert-rows.ts';
import { mulberry32 } from '../random.ts';
import { textWithNbsp } from '../with-nbsp.ts';
import type { Attachments } from './attachments.ts';
import { categories } from './categories.ts';
import { collectionStories } from './content/collection-stories.ts';
import { collections } from './content/collections.ts';
import { descriptionOf } from './descriptions.ts';
import { withoutEnglish } from './edge-cases.ts';
import { fullTexts } from './content/full-texts.ts';
import { metals } from './metals.ts';
import type { Model } from './model.ts';
import { picturesOf } from './pictures.ts';
import type { Piece } from './piece.ts';
import { planSeason } from './season.ts';

const saleReasons = {
  endOfCollection: { uz: 'Kolleksiya yakuni', ru: 'Завершение коллекции', en: 'End of the collection' },
  lastOne: { uz: 'Bitta dona', ru: 'Последнее изделие', en: 'The last one' },
};

export function categoryRows({ idOf }: Attachments): SeedRow<'categories'>[] {
  return categories.map(({ slug: slug_en, name, description, image, background, icon }, index) => ({
    id: index + 1,
    parent_id: null,
    name,
    description: textWithNbsp(description),
    slug_uz: slug(name.uz),
    slug_ru: slug(name.ru),
    slug_en,
    background_image_id: idOf(background),
    image_id: idOf(image),
    icon_id: idOf(icon),
    position: index,
  }));
}

export function collectionRows({ idOf }: Attachments): SeedRow<'collections'>[] {
  return collections.map(({ slug: latin, name, idea, cover }, index) => ({
    id: index + 1,
    name,
    description: textWithNbsp(idea),
    story: storyOf(latin),
    slug_uz: latin,
    slug_ru: slug(name.ru),
    slug_en: latin,
    cover_id: idOf(cover),
    position: index,
  }));
}

function storyOf(collection: string): LocalizedText | null {
  const collectionStory = collectionStories[collection];
  return collectionStory === undefined ? null : textWithNbsp(collectionStory.story);
}

export function collectionPictureRows({ idOf }: Attachments): SeedRow<'collection_pictures'>[] {
  return collections.flatMap(({ slug: latin }, index) =>
    (collectionStories[latin]?.pictures ?? []).map((key, position) => ({
      collection_id: index + 1,
      attachment_id: idOf(key),
      position,
    })),
  );
}

export function productRows(
  models: readonly Model[],
  pieces: readonly Piece[],
  today: TashkentDay,
): SeedRow<'products'>[] {
  const { reductions } = planSeason(models);
  return models.map((model) => {
    const own = pieces.filter((piece) => piece.model === model);
    const oldest = Math.max(...own.map(({ stock }) => stock.receivedDaysAgo));
    return {
      id: model.index,
      artikul: model.artikul,
      product_state: 'ACTIVE',
      category_id: idOf(categories, model.category),
      name: model.artikul === withoutEnglish ? { ...model.name, en: '' } : model.name,
      description: textWithNbsp(descriptionOf(model, weightMg(Math.min(...own.map(({ weight }) => weight))))),
      ...productSlugs(model),
      is_diamond: model.stones[0]?.kind === 'diamond',
      metal: metals[model.metal].metal,
      gender: model.gender,
      occasions: [...model.occasions],
      styles: [...model.facts.styles],
      make: model.make,
      markdown_percent: reductions.get(model.artikul) ?? null,
      sale_reason: saleReasonOf(own),
      popularity: popularityOf(model),
      created_at: `${addDays(today, -oldest)}T09:00:00+05:00`,
    };
  });
}

/** Returns the addresses per language; the English one is the catalogue's own. */
export function productSlugs({ name, slugEn }: Model): { slug_uz: string; slug_ru: string; slug_en: string } {
  return { slug_uz: slug(name.uz), slug_ru: slug(name.ru), slug_en: slugEn };
}

export function collectionProductRows(models: readonly Model[]): SeedRow<'collection_products'>[] {
  return models.map((model) => ({
    collection_id: idOf(collections, model.collection),
    product_id: model.index,
    position: model.index,
  }));
}

export function productAttachmentRows(
  models: readonly Model[],
  attachments: Attachments,
): SeedRow<'product_attachments'>[] {
  return models.flatMap((model) =>
    picturesOf(model).map(({ key }, index) => ({
      product_id: model.index,
      attachment_id: attachments.idOf(key),
      order_number: index,
      is_main: index === 0,
    })),
  );
}

/** Models with a text of their own come first in "recommended"; the others follow in a random order. */
function popularityOf({ artikul, index }: Model): number {
  const place = Object.keys(fullTexts).indexOf(artikul);
  if (place !== -1) return 1000 - place;
  return mulberry32(7919 * index + 2).whole(1, 800);
}

function saleReasonOf(pieces: readonly Piece[]): LocalizedText | null {
  const isReduced = pieces.some(({ price }) => price !== null && price.oldSom !== null);
  if (!isReduced) return null;
  const available = pieces.filter(({ stock }) => stock.state === 'AVAILABLE').length;
  return available === 1 ? saleReasons.lastOne : saleReasons.endOfCollection;
}

function idOf(texts: readonly { slug: string }[], wanted: string): number {
  const index = texts.findIndex((text) => text.slug === wanted);
  if (index === -1) throw new Error(`no record has the address ${wanted}`);
  return index + 1;
}
