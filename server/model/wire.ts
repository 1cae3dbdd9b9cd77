import type { AwaitedModel, ModelRow, ModelTexts, StaffModel } from '#contract/admin/catalog/model.ts';
import type { LocalizedText } from '#database/schema.ts';
import {
  type ModelFacts,
  missingOf,
  modelActionsOf,
  writtenLanguages,
} from '#domain/catalog/model-readiness.ts';
import { mediaOf } from '#server/attachment/attachment-row.ts';
import { marksOf } from '#server/attachment/picture-marks.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { AwaitedModelRow } from './queries-awaited.ts';
import type { ModelFactsRow, ModelPictureRow, PieceOfModelRow } from './queries-model.ts';
import type { ModelListRow } from './queries-model-list.ts';

export const rowToWire = (row: ModelListRow): ModelRow => ({
  artikul: row.artikul,
  version: row.version,
  ...names(row.name),
  kind: row.kind,
  image: attachmentRef(row.image_key),
  state: row.product_state,
  publishAt: row.publish_at?.toISOString() ?? null,
  archiveAt: row.archive_at?.toISOString() ?? null,
  categoryId: row.category_id,
  metal: row.metal,
  make: row.make,
  piecesOnSale: row.on_sale,
  pieces: row.pieces,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  languages: writtenLanguages(row),
  pictures: row.pictures,
  views: row.views,
  sold: row.sold,
  updatedAt: row.updated_at.toISOString(),
});

export const awaitedToWire = (row: AwaitedModelRow): AwaitedModel => ({
  kind: row.kind,
  artikul: row.artikul,
  ...names(row.name),
  image: attachmentRef(row.image_key),
  publishAt: row.publish_at?.toISOString() ?? null,
  probes: row.probes,
});

export interface ModelParts {
  row: ModelListRow;
  facts: ModelFactsRow;
  pictures: readonly ModelPictureRow[];
  pieces: readonly PieceOfModelRow[];
  readiness: ModelFacts;
}

export function recordToWire({ row, facts, pictures, pieces, readiness }: ModelParts): StaffModel {
  const { name, description, product_state: state, kind } = row;
  return {
    ...rowToWire(row),
    ...slugs(facts),
    texts: textsToWire({ name, description, title: facts.seo_title, summary: facts.seo_description }),
    gender: facts.gender,
    occasions: facts.occasions,
    styles: facts.styles,
    collectionIds: facts.collection_ids,
    ikpu: facts.ikpu,
    packageCode: facts.package_code,
    vatPercent: facts.vat_percent,
    photos: pictures.map((picture) => ({
      ...mediaOf(picture),
      ...marksOf(picture),
      isMain: picture.is_main,
    })),
    stock: pieces.map(pieceToWire),
    missing: missingOf(readiness),
    allowedActions: modelActionsOf({ state, kind }),
  };
}

interface Texts {
  name: LocalizedText;
  description: LocalizedText;
  title: LocalizedText | null;
  summary: LocalizedText | null;
}

/** The texts as stored: a missing language is not filled in from another one. */
const textsToWire = ({ name, description, title, summary }: Texts): ModelTexts => ({
  nameUz: name.uz,
  nameRu: name.ru,
  nameEn: name.en,
  descriptionUz: description.uz,
  descriptionRu: description.ru,
  descriptionEn: description.en,
  seoTitleUz: title?.uz ?? '',
  seoTitleRu: title?.ru ?? '',
  seoTitleEn: title?.en ?? '',
  seoDescriptionUz: summary?.uz ?? '',
  seoDescriptionRu: summary?.ru ?? '',
  seoDescriptionEn: summary?.en ?? '',
});

const pieceToWire = (row: PieceOfModelRow): StaffModel['stock'][number] => ({
  serialNumber: row.serial_number,
  state: row.product_item_state,
  sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
  lengthCm: row.length_mm === null ? null : row.length_mm / 10,
  weightGrams: row.weight_mg / 1000,
  probe: row.probe,
  price: row.price_b2c_som,
  priceSource: row.price_source,
});
