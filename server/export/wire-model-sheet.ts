import type { ModelRow } from '#contract/admin/catalog/model.ts';
import type { Language } from '#contract/words.ts';
import en from '#texts/en/bo-models.json' with { type: 'json' };
import ru from '#texts/ru/bo-models.json' with { type: 'json' };
import uz from '#texts/uz/bo-models.json' with { type: 'json' };
import type { Sheet } from './sheet.ts';

type Words = Pick<typeof en, 'column' | 'state'>;
const words: Record<Language, Words> = { ru, uz, en };

/** One row per model: its name in three languages, its pieces and their prices. */
export function modelSheet(rows: readonly ModelRow[], language: Language): Sheet {
  const { column, state } = words[language];
  return {
    columns: [
      { head: column.artikul, kind: 'text' },
      { head: 'Oʻzbekcha', kind: 'text' },
      { head: 'Русский', kind: 'text' },
      { head: 'English', kind: 'text' },
      { head: column.state, kind: 'text' },
      { head: column.pieces, kind: 'number' },
      { head: `${column.price}, min`, kind: 'number' },
      { head: `${column.price}, max`, kind: 'number' },
      { head: column.pictures, kind: 'number' },
      { head: column.updatedAt, kind: 'instant' },
    ],
    rows: rows.map((row) => [
      row.artikul,
      row.nameUz,
      row.nameRu,
      row.nameEn,
      state[row.state],
      row.piecesOnSale,
      row.priceFrom,
      row.priceTo,
      row.pictures,
      row.updatedAt,
    ]),
  };
}
