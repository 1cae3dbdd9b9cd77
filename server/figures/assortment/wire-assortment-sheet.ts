import type { SellThroughRow, SizeRow, WeekRow } from '#contract/admin/figures/assortment.ts';
import type { Language } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { Cell, CellKind, Sheet } from '#server/export/sheet.ts';
import en from '#texts/en/bo-figures.json' with { type: 'json' };
import ru from '#texts/ru/bo-figures.json' with { type: 'json' };
import uz from '#texts/uz/bo-figures.json' with { type: 'json' };

type Words = (typeof en)['stock'];
const words: Record<Language, { stock: Words }> = { ru, uz, en };

interface Column<Row> {
  name: keyof Words['column'];
  kind: CellKind;
  value: (row: Row) => Cell;
}

const percent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;

/** A row a model, category, metal or collection. */
export const sellThroughSheet = (rows: readonly SellThroughRow[], language: Language): Sheet =>
  sheetOf(language, rows, [
    { name: 'key', kind: 'text', value: ({ key }) => key },
    {
      name: 'name',
      kind: 'text',
      value: ({ nameRu, nameUz, nameEn }) => ({ ru: nameRu, uz: nameUz, en: nameEn })[language],
    },
    { name: 'received', kind: 'number', value: ({ received }) => received },
    { name: 'sold', kind: 'number', value: ({ sold }) => sold },
    { name: 'soldSom', kind: 'number', value: ({ soldSom }) => soldSom },
    { name: 'onHand', kind: 'number', value: ({ onHand }) => onHand },
    { name: 'retail', kind: 'number', value: ({ retail }) => retail },
    { name: 'days', kind: 'number', value: ({ days }) => days },
    { name: 'share', kind: 'number', value: ({ share }) => percent(share) },
  ]);

/** A row a size. */
export const sizesSheet = (rows: readonly SizeRow[], language: Language): Sheet =>
  sheetOf(language, rows, [
    { name: 'size', kind: 'number', value: ({ sizeMm }) => sizeMm },
    { name: 'wanted', kind: 'number', value: ({ wanted }) => wanted },
    { name: 'missed', kind: 'number', value: ({ missed }) => missed },
    { name: 'waits', kind: 'number', value: ({ waits }) => waits },
    { name: 'sold', kind: 'number', value: ({ sold }) => sold },
    { name: 'onSale', kind: 'number', value: ({ onSale }) => onSale },
  ]);

/** A row a week, store and channel. */
export function weeksSheet(
  rows: readonly WeekRow[],
  { stores, language }: { stores: ReadonlyMap<number, LocalizedText>; language: Language },
): Sheet {
  const { delivered, channel } = words[language].stock;
  const nameOf = (storeId: number | null) => {
    if (storeId === null) return delivered;
    const name = stores.get(storeId);
    return name?.[language] || name?.ru || String(storeId);
  };
  return sheetOf(language, rows, [
    { name: 'week', kind: 'day', value: ({ week }) => week },
    { name: 'store', kind: 'text', value: ({ storeId }) => nameOf(storeId) },
    { name: 'channel', kind: 'text', value: (row) => channel[row.channel] },
    { name: 'orders', kind: 'number', value: ({ orders }) => orders },
    { name: 'soldSom', kind: 'number', value: ({ sold }) => sold },
  ]);
}

const sheetOf = <Row>(language: Language, rows: readonly Row[], columns: readonly Column<Row>[]): Sheet => ({
  columns: columns.map(({ name, kind }) => ({ head: words[language].stock.column[name], kind })),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
});
