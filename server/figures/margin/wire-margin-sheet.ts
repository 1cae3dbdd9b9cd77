import type { MarginPart, MarginRow } from '#contract/admin/figures/margin.ts';
import type { Language } from '#contract/words.ts';
import type { Sheet } from '#server/export/sheet.ts';
import en from '#texts/en/bo-figures.json' with { type: 'json' };
import ru from '#texts/ru/bo-figures.json' with { type: 'json' };
import uz from '#texts/uz/bo-figures.json' with { type: 'json' };
import { sheetOf } from '../sheet-of.ts';

type Words = Pick<typeof en, 'margin' | 'stock'>;
const words: Record<Language, Words> = { ru, uz, en };

interface SheetOf {
  by: MarginPart;
  storeNames: ReadonlyMap<number, string>;
  language: Language;
}

/** One row per category, metal, model, store, channel or week. */
export function marginSheet(rows: readonly MarginRow[], { by, storeNames, language }: SheetOf): Sheet {
  const { margin, stock } = words[language];
  const channels: Partial<Record<string, string>> = stock.channel;
  const nameOf = (row: MarginRow): string | null => {
    if (by === 'STORE')
      return row.key === null ? stock.delivered : (storeNames.get(Number(row.key)) ?? row.key);
    if (by === 'CHANNEL') return channels[row.key ?? ''] ?? row.key;
    if (by === 'WEEK') return row.key;
    return { ru: row.nameRu, uz: row.nameUz, en: row.nameEn }[language];
  };
  return sheetOf(
    rows,
    [
      { name: 'key', kind: 'text', value: ({ key }) => key },
      { name: 'name', kind: 'text', value: nameOf },
      { name: 'sold', kind: 'number', value: ({ sold }) => sold },
      { name: 'costed', kind: 'number', value: ({ costed }) => costed },
      { name: 'net', kind: 'number', value: ({ net }) => net },
      { name: 'cost', kind: 'number', value: ({ cost }) => cost },
      { name: 'margin', kind: 'number', value: (row) => row.margin },
      { name: 'share', kind: 'number', value: ({ share }) => percent(share) },
      { name: 'covered', kind: 'number', value: ({ covered }) => percent(covered) },
    ],
    { heads: margin.column, language },
  );
}

const percent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;
