import { stoneColumnNames } from '#server/catalog/stone-column-names.ts';
import type { FactValue, Facts } from '#domain/import/read-field.ts';
import type { ImportedRow } from '#domain/import/read-row.ts';
import { type KnownPiece, type KnownWords, pieceColumns, type StoneRow } from './queries-known.ts';

/** A stone by all columns that an import may fill; what is not stated is null. */
export function stoneFacts(stone: Facts): Record<string, FactValue> {
  return Object.fromEntries(stoneColumnNames.map((column) => [column, stone[column] ?? null]));
}

/** A piece by all its columns: what the row says, else what it has, else what a new one has. */
export function pieceFacts(
  row: ImportedRow,
  { kind, known, today }: { kind: 'jewel' | 'loose-stone'; known: KnownPiece | null; today: string },
): Record<string, FactValue> {
  const usual: Facts = {
    resizable: 'none',
    engravable: false,
    hallmark_kind: kind === 'jewel' ? 'maker' : null,
    received_on: today,
  };
  const base = known?.facts ?? usual;
  return Object.fromEntries(
    pieceColumns.map((column) => [column, row.piece[column] ?? givenOr(row.piece, { column, base })]),
  );
}

/** A null of the file wins over what the piece has. */
function givenOr(given: Facts, { column, base }: { column: string; base: Facts }): FactValue {
  return column in given ? (given[column] ?? null) : (base[column] ?? null);
}

/** The stones in the form that the price rules read. */
export function pricedStones(stones: readonly Facts[]): StoneRow[] {
  return stones.map((stone) => ({
    kind: textAt(stone, 'kind') ?? '',
    count: numberAt(stone, 'count') ?? 1,
    carat_thousandths: numberAt(stone, 'carat_thousandths'),
    color: textAt(stone, 'color'),
    clarity: textAt(stone, 'clarity'),
  }));
}

export function textAt(facts: Facts, column: string): string | null {
  const value = facts[column];
  return typeof value === 'string' ? value : null;
}

export function numberAt(facts: Facts, column: string): number | null {
  const value = facts[column];
  return typeof value === 'number' ? value : null;
}

export function isSameValue(one: FactValue | undefined, other: FactValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What the price formula knows of the piece's metal. */
export function metalFacts(
  words: KnownWords,
  { metal }: { metal: string | null },
): { precious_metal: string | null; probes: readonly number[] | null } {
  return words.metals.get(metal ?? '') ?? { precious_metal: null, probes: null };
}
