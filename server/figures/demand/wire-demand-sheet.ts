import type { EmptyFilter, EmptySearch, WantedModel } from '#contract/admin/figures/demand.ts';
import type { Language } from '#contract/words.ts';
import type { Sheet } from '#server/export/sheet.ts';
import en from '#texts/en/bo-figures.json' with { type: 'json' };
import ru from '#texts/ru/bo-figures.json' with { type: 'json' };
import uz from '#texts/uz/bo-figures.json' with { type: 'json' };
import { type SheetColumn, sheetOf } from '../sheet-of.ts';

type Heads = (typeof en)['demand']['column'];
const words: Record<Language, { demand: { column: Heads } }> = { ru, uz, en };

type Column<Row> = SheetColumn<Row, keyof Heads>;

const termColumns: readonly Column<EmptySearch>[] = [
  { name: 'term', kind: 'text', value: ({ term }) => term },
  { name: 'searches', kind: 'number', value: ({ searches }) => searches },
  { name: 'sessions', kind: 'number', value: ({ sessions }) => sessions },
  { name: 'lastOn', kind: 'day', value: ({ lastOn }) => lastOn },
];

const filterColumns: readonly Column<EmptyFilter>[] = [
  { name: 'facet', kind: 'text', value: ({ facet }) => facet },
  { name: 'values', kind: 'text', value: (row) => row.values },
  { name: 'sessions', kind: 'number', value: ({ sessions }) => sessions },
];

const modelColumns: readonly Column<WantedModel>[] = [
  { name: 'artikul', kind: 'text', value: ({ artikul }) => artikul },
  {
    name: 'model',
    kind: 'text',
    value: ({ nameRu, nameUz, nameEn }, language) =>
      ({ ru: nameRu, uz: nameUz, en: nameEn })[language] || nameRu,
  },
  { name: 'sizeMm', kind: 'number', value: ({ sizeMm }) => sizeMm },
  { name: 'lengthCm', kind: 'number', value: ({ lengthCm }) => lengthCm },
  { name: 'waits', kind: 'number', value: ({ waits }) => waits },
  { name: 'chosen', kind: 'number', value: ({ chosen }) => chosen },
  { name: 'viewed', kind: 'number', value: ({ viewed }) => viewed },
  { name: 'lost', kind: 'number', value: ({ lost }) => lost },
  { name: 'onSale', kind: 'number', value: ({ onSale }) => onSale },
  { name: 'offSale', kind: 'number', value: ({ offSale }) => offSale },
];

const inWords = (language: Language) => ({ heads: words[language].demand.column, language });

/** One row per search without results. */
export const termsSheet = (rows: readonly EmptySearch[], language: Language): Sheet =>
  sheetOf(rows, termColumns, inWords(language));

/** One row per filter without results. */
export const filtersSheet = (rows: readonly EmptyFilter[], language: Language): Sheet =>
  sheetOf(rows, filterColumns, inWords(language));

/** One row per model and size. */
export const wantedSheet = (rows: readonly WantedModel[], language: Language): Sheet =>
  sheetOf(rows, modelColumns, inWords(language));
