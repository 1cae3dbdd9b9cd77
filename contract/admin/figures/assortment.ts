import { Type, type Static } from 'typebox';
import { orderChannels } from '../order.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';
import { Day, Id, names, Nullable, Shape, SizeMm, Som, Words } from '../../primitives.ts';

const { from, to, storeId } = PeriodQuery.properties;
const Count = Type.Integer({ minimum: 0 });

/** How pieces are grouped: by model, category, metal, or the first of their collections. */
export const assortmentParts = ['MODEL', 'CATEGORY', 'METAL', 'COLLECTION'] as const;

/** Days are in the time zone of Tashkent, both inclusive, at most 366. `storeId`: only pieces and orders of this store. */
export const SellThroughQuery = Shape({ from, to, storeId, by: Type.Optional(Words(assortmentParts)) });

/**
 * Pieces of a model, category, metal or collection. In the period: `received`; `sold`: purchases without those cancelled or returned
 * since; `soldSom`: the amount paid for them. Now: `onHand`: on sale, reserved or withdrawn, without lost and written-off pieces;
 * `retail`: their prices; `days`: average number of days in stock, null if there are none. `share`: sold divided by (sold + on hand), 0 to
 * 1.
 */
export const SellThroughRow = Shape({
  /** Artikul, id or code; null if there is none. */
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
/** Best-selling first; at most 300 models. */
export const SellThrough = Shape({ whole: SellThroughRow, rows: Type.Array(SellThroughRow) });

export const SizesQuery = Shape({ from, to });

/**
 * A ring size, 13 to 25 mm. Sessions of the period: `wanted` chose it; `missed` chose it when it was not available. `waits`: stock alerts
 * requested in the period; `sold`: pieces sold in the period; `onSale`: pieces on sale now.
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

/**
 * Sales of a store by a channel in a week. `week`: its Monday, even if the period begins later. `storeId` null: delivered orders. `sold`:
 * price of goods and delivery.
 */
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
