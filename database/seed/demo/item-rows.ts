import { millimetersText } from '#domain/units/size.ts';
import { type TashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../../schema.ts';
import { chainNotIncluded, choiceOf, locks, madeHere, platings, weaves } from '../choices.ts';
import type { SeedRow } from '../insert-rows.ts';
import { paramId } from '../params.ts';
import { metals } from './metals.ts';
import type { Attachments } from './attachments.ts';
import { type Picture, picturesOf } from './pictures.ts';
import type { Piece } from './piece.ts';

type StoreId = (slug: string) => number;

export function itemRows(
  pieces: readonly Piece[],
  today: TashkentDay,
  storeId: StoreId,
): SeedRow<'product_items'>[] {
  return pieces.map(({ id, serialNumber, model, size, weight, stock, price, hallmark }) => ({
    id,
    product_id: model.index,
    serial_number: serialNumber,
    product_item_state: stock.state,
    price_b2c_som: price?.b2cSom ?? null,
    price_b2b_som: price?.b2bSom ?? null,
    old_price_b2c_som: price?.oldSom ?? null,
    price_source: price === null ? 'FIXED' : 'FORMULA',
    probe: model.probe,
    size_hundredths_mm: size.size,
    length_mm: size.length,
    weight_mg: weight,
    width_hundredths_mm: model.facts.width,
    height_hundredths_mm: model.facts.height,
    thickness_hundredths_mm: model.facts.thickness,
    resizable: model.facts.resizable,
    engravable: model.facts.engravable,
    makers_mark: 'ZRN',
    hallmark_kind: hallmark,
    store_id: stock.store === null ? null : storeId(stock.store),
    arrives_on: stock.arrivesInDays === null ? null : addDays(today, stock.arrivesInDays),
    received_on: addDays(today, -stock.receivedDaysAgo),
    // marked as made up: a real receipt must not be issued with them
    ikpu: `DEMO-${model.category}`,
    package_code: 'DEMO-1',
  }));
}

export function stoneRows(pieces: readonly Piece[]): SeedRow<'stones'>[] {
  return pieces.flatMap(({ id, stones }) =>
    stones.map((stone, position) => ({
      item_id: id,
      kind: stone.kind,
      origin: stone.origin,
      shape: stone.shape,
      count: stone.count,
      carat_thousandths: stone.weight,
      size_hundredths_mm: stone.diameter,
      color: stone.color,
      clarity: stone.clarity,
      cut: stone.cut,
      treatment: stone.treatment,
      is_main: stone.isMain,
      position,
    })),
  );
}

/** One piece in this many was photographed itself. */
const photographed = 12;

/** The demo has pictures of models only: a piece's own pictures are those of its model, the closest view first and videos last. */
export function itemAttachmentRows(
  pieces: readonly Piece[],
  attachments: Attachments,
): SeedRow<'item_attachments'>[] {
  return pieces
    .filter(({ id, model }) => id % photographed === 0 && picturesOf(model).length > 1)
    .flatMap(({ id, model }) =>
      closestFirst(picturesOf(model)).map(({ key }, index) => ({
        item_id: id,
        attachment_id: attachments.idOf(key),
        order_number: index,
      })),
    );
}

const closestFirst = (pictures: readonly Picture[]): Picture[] => [
  ...pictures.filter(({ kind }) => kind === 'IMAGE').toReversed(),
  ...pictures.filter(({ kind }) => kind === 'VIDEO'),
];

/** Returns the characteristics stored as data: facts of a piece beyond its columns (catalogue-plan 2, rule 11). */
export function itemParamRows(pieces: readonly Piece[]): SeedRow<'item_params'>[] {
  return pieces.flatMap((piece) => {
    const { facts, metal, category, sizeSet } = piece.model;
    const diameter = piece.size.size === null ? null : millimetersText(piece.size.size);
    const stated: (Stated | null)[] = [
      [paramId.color, metal, capitalized(metals[metal].name)],
      named(paramId.lock, facts.lock, (code) => choiceOf(locks, code).name),
      named(paramId.weave, facts.weave, (code) => choiceOf(weaves, code).name),
      platingOf(piece),
      sizeSet === 'BG' && diameter !== null ? [paramId.bangleDiameter, diameter, null] : null,
      sizeSet === 'HOOP' && diameter !== null ? [paramId.hoopDiameter, diameter, null] : null,
      piece.size.letter === null ? null : [paramId.letter, piece.size.letter, null],
      category === 'pendants' || (facts.form === 'figure' && category === 'kids')
        ? [paramId.chain, 'not-included', chainNotIncluded]
        : null,
      [paramId.country, 'uz', madeHere],
    ];
    return stated
      .filter((entry) => entry !== null)
      .map(([param_id, value, param_value]) => ({ item_id: piece.id, param_id, value, param_value }));
  });
}

type Stated = readonly [param: number, value: string, words: LocalizedText | null];

function named(param: number, code: string | null, words: (code: string) => LocalizedText): Stated | null {
  return code === null ? null : [param, code, words(code)];
}

/** White gold states whether it is rhodium plated; other metals state nothing. */
function platingOf({ model, isRhodiumPlated }: Piece): Stated | null {
  if (model.metal !== 'white') return null;
  return named(paramId.plating, isRhodiumPlated ? 'rhodium' : 'none', (code) => choiceOf(platings, code));
}

/** A value begins with a capital in a table, but not in a sentence. */
function capitalized({ uz, ru, en }: LocalizedText): LocalizedText {
  const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return { uz: first(uz), ru: first(ru), en: first(en) };
}
