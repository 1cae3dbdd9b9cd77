import { centimetersText, millimetersText } from '#domain/units/size.ts';
import { gramsText } from '#domain/units/weight.ts';
import type { LocalizedText } from '../../../schema.ts';
import { productSlugs } from '../catalog-rows.ts';
import { storeId } from '../content/content-rows.ts';
import { metals } from '../metals.ts';
import { picturesOf } from '../pictures.ts';
import type { Piece } from '../piece.ts';

/** Returns the snapshot of a piece in an order: the contract's Piece at the time of purchase. */
export function snapshotOf({ id, serialNumber, model, size, weight, stock }: Piece): Record<string, unknown> {
  const { slug_uz: uz, slug_ru: ru, slug_en: en } = productSlugs(model);
  const [picture] = picturesOf(model);
  return {
    itemId: id,
    serialNumber,
    productId: model.index,
    artikul: model.artikul,
    ...inThreeFields('name', model.name),
    ...inThreeFields('slug', { uz, ru, en }),
    image: picture === undefined ? null : { url: `/api/v1/attachments/download?key=${picture.key}` },
    metal: metals[model.metal].metal,
    probe: model.probe,
    sizeMm: size.size === null ? null : Number(millimetersText(size.size)),
    lengthCm: size.length === null ? null : Number(centimetersText(size.length)),
    weightGrams: Number(gramsText(weight)),
    storeId: stock.store === null ? null : storeId(stock.store),
  };
}

/** The API has a text in three languages as three fields. */
function inThreeFields(field: string, { uz, ru, en }: LocalizedText): Record<string, string> {
  return { [`${field}Uz`]: uz, [`${field}Ru`]: ru, [`${field}En`]: en };
}
