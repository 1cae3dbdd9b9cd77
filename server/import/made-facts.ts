import { stoneColumnNames } from '#server/catalog/stone-column-names.ts';
import type { FactValue, Facts } from '#domain/import/read-field.ts';
import type { ImportedRow } from '#domain/import/read-row.ts';
import { type KnownPiece, type KnownWords, pieceColumns, type StoneRow } from './queries-known.ts';

/** Returns all columns of a stone that an import can set; missing ones are null. */
export function stoneFacts(stone: Facts): Record<string, FactValue> {
  return Object.fromEntries(stoneColumnNames.map((column) => [column, stone[column] ?? null]));
}

/** Returns all columns of a piece: the row's value, otherwise the current value, otherwise the default of a new piece. */
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

/** A null in the file overrides the current value. */
function givenOr(given: Facts, { column, base }: { column: string; base: Facts }): FactValue {
  return column in given ? (given[column] ?? null) : (base[column] ?? null);
}

/** Returns the stones in the form that the pricing rules use. */
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

/** Returns the facts of a piece's metal that the price formula uses. */
export function metalFacts(
  words: KnownWords,
  { metal }: { metal: string | null },
): { precious_metal: string | null; probes: readonly number[] | null } {
  return words.metals.get(metal ?? '') ?? { precious_metal: null, probes: null };
}
