import type { PieceColumn, StaffPieceRow } from '#contract/admin/stock/piece.ts';
import type { Language } from '#contract/words.ts';
import type { PieceWords } from './export-words.ts';
import type { Cell, CellKind, Sheet } from './sheet.ts';

interface ShownWith {
  words: PieceWords;
  storeNames: ReadonlyMap<number, string>;
  language: Language;
}

interface Column {
  kind: CellKind;
  value: (row: StaffPieceRow, shown: ShownWith) => Cell;
}

const columns: Record<PieceColumn, Column> = {
  serial: { kind: 'text', value: ({ serialNumber }) => serialNumber },
  state: {
    kind: 'text',
    value: ({ state, withdrawnBecause }, { words }) =>
      withdrawnBecause === null ? words.state[state] : words.because[withdrawnBecause],
  },
  model: {
    kind: 'text',
    value: (row, { language }) =>
      `${{ ru: row.nameRu, uz: row.nameUz, en: row.nameEn }[language]} ${row.artikul}`,
  },
  price: { kind: 'number', value: ({ price }, { words }) => price ?? words.onRequest },
  oldPrice: { kind: 'number', value: ({ oldPrice }) => oldPrice },
  place: {
    kind: 'text',
    value: ({ state, storeId }, { words, storeNames }) => {
      if (state === 'SOLD') return null;
      return storeId === null ? words.warehouse : (storeNames.get(storeId) ?? `#${storeId}`);
    },
  },
  size: { kind: 'number', value: ({ sizeMm, lengthCm }) => sizeMm ?? lengthCm },
  weight: { kind: 'number', value: ({ weightGrams }) => weightGrams },
  probe: { kind: 'number', value: ({ probe }) => probe },
  received: { kind: 'day', value: ({ receivedOn }) => receivedOn },
  age: { kind: 'number', value: ({ state, age }) => (state === 'SOLD' ? null : age) },
  cost: { kind: 'number', value: ({ cost }) => cost },
  margin: { kind: 'number', value: ({ margin }) => margin },
  stones: { kind: 'text', value: (row, { language }) => stonesInWords(row, language) },
  certificate: { kind: 'text', value: ({ certificateIds }) => certificateIds.join(', ') || null },
  tags: { kind: 'text', value: ({ tags }) => tags.join(', ') || null },
};

/** For example `Diamond × 12, Sapphire; 0.85`: kinds and counts, and the total carats if each stone is weighed. */
function stonesInWords({ stones, totalCarats }: StaffPieceRow, language: Language): string | null {
  const kinds = stones.map(({ count, ...named }) => {
    const name = { ru: named.nameRu, uz: named.nameUz, en: named.nameEn }[language];
    return count > 1 ? `${name} × ${count}` : name;
  });
  return [kinds.join(', '), totalCarats].filter(Boolean).join('; ') || null;
}

/** Returns the rows of the list with these columns, in their order. */
export const pieceSheet = (
  rows: readonly StaffPieceRow[],
  names: readonly PieceColumn[],
  shown: ShownWith,
): Sheet => ({
  columns: names.map((name) => ({ head: shown.words.column[name], kind: columns[name].kind })),
  rows: rows.map((row) => names.map((name) => columns[name].value(row, shown))),
});
