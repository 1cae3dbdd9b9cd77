import { Type, type Static } from 'typebox';
import { orderChannels } from '../order.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';
import { Day, Id, names, Nullable, Shape, SizeMm, Som, Words } from '../../primitives.ts';

const { from, to, storeId } = PeriodQuery.properties;
const Count = Type.Integer({ minimum: 0 });

/** What pieces are counted by: the model, its category, its metal, the first of its collections. */
export const assortmentParts = ['MODEL', 'CATEGORY', 'METAL', 'COLLECTION'] as const;

/** Days of Tashkent, both inclusive, at most 366. `storeId`: pieces and orders of this store alone. */
export const SellThroughQuery = Shape({ from, to, storeId, by: Type.Optional(Words(assortmentParts)) });

/**
 * Pieces of a model, category, metal or collection. In the period: `received`, and `sold`: of purchases, without what was called off or
 * brought back since; `soldSom` is what was paid for them. Now: `onHand`: on sale, reserved or withdrawn, without what is lost or written
 * off; `retail`: their prices; `days`: for how many days they have lain here, on average, null: there are none. `share`: sold of what
 * was sold or is on hand, 0 to 1.
 */
export const SellThroughRow = Shape({
  /** Artikul, id or code; null: it has none. */
  key: Nullable(Type.String()),
  ...names,
  received: Count,
  sold: Count,
  soldSom: Som,
  onHand: Count,
  retail: Som,
  days: Nullable(Count),
  share: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
});
/** Those that sold most first; of models 300 at most. */
export const SellThrough = Shape({ whole: SellThroughRow, rows: Type.Array(SellThroughRow) });

export const SizesQuery = Shape({ from, to });

/**
 * A ring size, 13 to 25 mm. Sessions of the period: `wanted` chose it, `missed` chose it where it was not there. `waits`: messages that were requested
 * in the period; `sold`: pieces of it that were sold in the period; `onSale`: those on sale now.
 */
export const SizeRow = Shape({
  sizeMm: SizeMm,
  wanted: Count,
  missed: Count,
  waits: Count,
  sold: Count,
  onSale: Count,
});
export const Sizes = Shape({ rows: Type.Array(SizeRow) });

export const WeeksQuery = Shape({ from, to, storeId });

/** What a store sold by a channel in a week. `week`: its Monday, also where the period begins later; `storeId` null: delivered. `sold`: value and delivery. */
export const WeekRow = Shape({
  week: Day,
  storeId: Nullable(Id),
  channel: Words(orderChannels),
  orders: Count,
  sold: Som,
});
export const Weeks = Shape({ rows: Type.Array(WeekRow) });

const format = Words(exportFormats);
export const ExportSellThrough = Shape({ ...SellThroughQuery.properties, format });
export const ExportSizes = Shape({ ...SizesQuery.properties, format });
export const ExportWeeks = Shape({ ...WeeksQuery.properties, format });

export type AssortmentPart = (typeof assortmentParts)[number];
export type SellThrough = Static<typeof SellThrough>;
export type SellThroughRow = Static<typeof SellThroughRow>;
export type SizeRow = Static<typeof SizeRow>;
export type WeekRow = Static<typeof WeekRow>;
