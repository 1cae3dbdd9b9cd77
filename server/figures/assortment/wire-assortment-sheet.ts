import type { SellThroughRow, SizeRow, WeekRow } from '#contract/admin/figures/assortment.ts';
import type { Language } from '#contract/words.ts';
import type { Sheet } from '#server/export/sheet.ts';
import en from '#texts/en/bo-figures.json' with { type: 'json' };
import ru from '#texts/ru/bo-figures.json' with { type: 'json' };
import uz from '#texts/uz/bo-figures.json' with { type: 'json' };
import { sheetOf } from '../sheet-of.ts';

type Words = (typeof en)['stock'];
const words: Record<Language, { stock: Words }> = { ru, uz, en };

const inWords = (language: Language) => ({ heads: words[language].stock.column, language });

const percent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;

/** One row per model, category, metal or collection. */
export const sellThroughSheet = (rows: readonly SellThroughRow[], language: Language): Sheet =>
  sheetOf(
    rows,
    [
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
    ],
    inWords(language),
  );

/** One row per size. */
export const sizesSheet = (rows: readonly SizeRow[], language: Language): Sheet =>
  sheetOf(
    rows,
    [
      { name: 'size', kind: 'number', value: ({ sizeMm }) => sizeMm },
      { name: 'wanted', kind: 'number', value: ({ wanted }) => wanted },
      { name: 'missed', kind: 'number', value: ({ missed }) => missed },
      { name: 'waits', kind: 'number', value: ({ waits }) => waits },
      { name: 'sold', kind: 'number', value: ({ sold }) => sold },
      { name: 'onSale', kind: 'number', value: ({ onSale }) => onSale },
    ],
    inWords(language),
  );

/** One row per week, store and channel. */
export function weeksSheet(
  rows: readonly WeekRow[],
  { storeNames, language }: { storeNames: ReadonlyMap<number, string>; language: Language },
): Sheet {
  const { delivered, channel } = words[language].stock;
  const nameOf = (storeId: number | null) =>
    storeId === null ? delivered : (storeNames.get(storeId) ?? String(storeId));
  return sheetOf(
    rows,
    [
      { name: 'week', kind: 'day', value: ({ week }) => week },
      { name: 'store', kind: 'text', value: ({ storeId }) => nameOf(storeId) },
      { name: 'channel', kind: 'text', value: (row) => channel[row.channel] },
      { name: 'orders', kind: 'number', value: ({ orders }) => orders },
      { name: 'soldSom', kind: 'number', value: ({ sold }) => sold },
    ],
    inWords(language),
  );
}
