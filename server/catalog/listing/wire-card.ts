import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { Tile } from '../index/tile.ts';
import { openEnded, type Json } from '#server/kit/json-text.ts';
import type { CardRow } from '../queries.ts';

/** Pictures of a card: the first, the one for hover, and another one to swipe to (ui.md, Tile). */
const cardPictures = 3;
/** The constant of product-spec 9. */
const discountIndex = 22;

/** The fields that depend on the filters, the day, or the caller. */
type TileFields = Pick<
  ProductCard,
  'mainItem' | 'oldPrice' | 'itemCount' | 'minWeight' | 'maxWeight' | 'isNew' | 'favorite'
>;
type FixedFields = Omit<ProductCard, keyof TileFields>;

/** The inputs of a card besides its row. `priceType`: the price type of the tile. */
interface Shown {
  tile: Tile;
  priceType: PriceType;
  /** The caller has saved it. */
  isFavorite?: boolean;
}

export function cardToWire(row: CardRow, shown: Shown): ProductCard {
  return { ...fixedFields(row, shown.tile.model), ...tileFields(shown) };
}

/**
 * Returns the same card as JSON. The part independent of filters is cached with its row until the pieces change; the whole card is cached
 * while all pieces match and the caller has not saved it.
 */
export function cardJson(row: CardRow, shown: Shown): Json {
  const { tile } = shown;
  const memo = memoOf(row, tile.model);
  if (!tile.isWhole || shown.isFavorite) return [memo.start, tileText(shown)];
  if (memo.whole?.tile !== tile)
    memo.whole = { tile, json: [Buffer.concat([memo.start, Buffer.from(tileText(shown))])] };
  return memo.whole.json;
}

interface Memo extends Pick<Tile, 'model'> {
  /** JSON without its closing brace. */
  start: Buffer;
  whole?: { tile: Tile; json: Json };
}

const memoByRow = new WeakMap<CardRow, Memo>();

function memoOf(row: CardRow, model: Tile['model']): Memo {
  const known = memoByRow.get(row);
  if (known?.model === model) return known;
  const memo = { model, start: Buffer.from(openEnded(fixedFields(row, model))) };
  memoByRow.set(row, memo);
  return memo;
}

const tileText = (shown: Shown) => `,${JSON.stringify(tileFields(shown)).slice(1)}`;

function fixedFields(row: CardRow, model: Tile['model']): FixedFields {
  const media = row.attachments ?? [];
  const hover = media.filter((attachment) => attachment.kind === 'IMAGE')[1];
  return {
    id: row.id,
    ...names(row.name),
    artikul: row.artikul,
    state: 'ACTIVE',
    ...slugs(row),
    attachments: media.slice(0, cardPictures).map(({ key }) => ({ url: attachmentUrl(key) })),
    hoverAttachment: hover ? { url: attachmentUrl(hover.key) } : null,
    currency: 'UZS',
    discountIndex,
    discount: true,
    categoryId: row.category_id,
    isDiamond: row.is_diamond,
    kind: row.kind,
    metal: row.metal,
    probes: model.probes,
    sizes: model.sizes,
    stockState: model.availability,
    laboratories: model.laboratories,
    looseStone: row.loose_stone,
  };
}

/** The public listing never contains a B2B price (PDP-13); a business's listing has both the B2B and the retail price, and no old price. */
function tileFields({ tile, priceType, isFavorite = false }: Shown): TileFields {
  const { priceSom, oldPriceSom } = tile;
  const isBusiness = priceType === 'B2B';
  return {
    mainItem: isBusiness
      ? { b2BFixed: priceSom, b2CFixed: oldPriceSom ?? priceSom }
      : { b2BFixed: null, b2CFixed: priceSom },
    oldPrice: isBusiness ? priceSom : (oldPriceSom ?? priceSom),
    itemCount: tile.pieceCount,
    minWeight: gramsOf(tile.minWeightMg),
    maxWeight: gramsOf(tile.maxWeightMg),
    isNew: tile.isNew,
    favorite: isFavorite,
  };
}

function gramsOf(weightMg: number | null): number | null {
  return weightMg === null ? null : weightMg / 1000;
}
