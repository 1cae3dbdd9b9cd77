import type { MeasuredBatch, MeasuredItem } from '#contract/measurement.ts';
import type { ItemRow } from './queries.ts';

/** An item in the format for analysts (analytics.md 6.1; GA4 names where they exist). The price is the guest price in whole soʻm. */
export interface ReportedItem {
  item_id: string;
  item_name: string;
  item_category?: string;
  item_category2?: string;
  item_variant?: string;
  zr_serial?: string;
  /** Grams. */
  zr_weight?: number;
  zr_stone?: string;
  price?: number;
  quantity: 1;
  index?: number;
  location_id?: number;
}

/** Finds the model and the piece that a page sent. Undefined if the shop has no such model. */
export function itemOf(rows: readonly ItemRow[], item: MeasuredItem): ReportedItem | undefined {
  const { slug } = item;
  const models = rows.filter((row) => [row.slug_ru, row.slug_uz, row.slug_en].includes(slug));
  const row = models.find((one) => one.serial_number === item.serialNumber) ?? models[0];
  if (row === undefined) return undefined;
  const isPiece = row.serial_number !== null && row.serial_number === item.serialNumber;
  return {
    item_id: row.artikul,
    item_name: row.name,
    item_category: row.category,
    ...(row.collection !== null && { item_category2: row.collection }),
    ...(isPiece ? pieceOf(row) : { item_variant: row.metal }),
    ...(row.price_som !== null && { price: row.price_som }),
    quantity: 1,
    ...(item.index !== undefined && { index: item.index }),
  };
}

function pieceOf(row: ItemRow): Partial<ReportedItem> {
  const size = row.size_hundredths_mm === null ? lengthOf(row.length_mm) : row.size_hundredths_mm / 100;
  return {
    item_variant: [row.metal, row.probe, size].filter((part) => part !== null).join(' '),
    ...(row.serial_number !== null && { zr_serial: row.serial_number }),
    ...(row.weight_mg !== null && { zr_weight: row.weight_mg / 1000 }),
    ...(row.stone !== null && { zr_stone: row.stone }),
    ...(row.store_id !== null && { location_id: row.store_id }),
  };
}

const lengthOf = (lengthMm: number | null) => (lengthMm === null ? null : lengthMm / 10);

/** The common fields of all events of a batch, under the names of analytics.md. */
export function contextOf(batch: MeasuredBatch): object {
  return {
    login_state: batch.loggedIn ? 'known' : 'guest',
    device_class: batch.device,
    net_type: batch.network,
    save_data: batch.saveData,
    city: batch.city,
    first_touch: batch.firstTouch,
  };
}
