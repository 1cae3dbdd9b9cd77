import type { ProductCard } from '#contract/catalog.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { ModelFacts, Tile } from './index/tiles.ts';
import { openEnded } from './open-ended.ts';
import type { CardRow } from './queries.ts';

/** Pictures a card carries: the first, the one for hover, one more to swipe to (ui.md, Tile). */
const cardPictures = 3;
/** The constant of product-spec 9. */
const discountIndex = 22;

/** What the filters decide, or the day. */
type TileFields = Pick<
  ProductCard,
  'mainItem' | 'oldPrice' | 'itemCount' | 'minWeight' | 'maxWeight' | 'isNew'
>;
type FixedFields = Omit<ProductCard, keyof TileFields>;

export function cardToWire(row: CardRow, tile: Tile): ProductCard {
  return { ...fixedFields(row, tile.model), ...tileFields(tile) };
}

/** The same card as JSON. What the filters do not decide is written once and kept for as long as its row is. */
export function cardText(row: CardRow, tile: Tile): string {
  return `${startOf(row, tile.model)},${JSON.stringify(tileFields(tile)).slice(1)}`;
}

interface Start {
  /** Another object means that the pieces changed. */
  model: ModelFacts;
  text: string;
}

const starts = new WeakMap<CardRow, Start>();

function startOf(row: CardRow, model: ModelFacts): string {
  const known = starts.get(row);
  if (known?.model === model) return known.text;
  const text = openEnded(fixedFields(row, model));
  starts.set(row, { model, text });
  return text;
}

function fixedFields(row: CardRow, model: ModelFacts): FixedFields {
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
    favorite: false,
    currency: 'UZS',
    discountIndex,
    discount: true,
    categoryId: row.category_id,
    isDiamond: row.is_diamond,
    metal: row.metal,
    probes: model.probes,
    sizes: model.sizes,
    stockState: model.availability,
    laboratories: model.laboratories,
  };
}

/** Listings are the same for everybody, so they never carry a B2B price (PDP-13). */
function tileFields(tile: Tile): TileFields {
  return {
    mainItem: { b2BFixed: null, b2CFixed: tile.priceSom },
    oldPrice: tile.oldPriceSom ?? tile.priceSom,
    itemCount: tile.pieceCount,
    minWeight: gramsOf(tile.minWeightMg),
    maxWeight: gramsOf(tile.maxWeightMg),
    isNew: tile.isNew,
  };
}

function gramsOf(weightMg: number | null): number | null {
  return weightMg === null ? null : weightMg / 1000;
}
