import { type LengthMm, type SizeHundredthsMm, lengthFromCm, sizeFromMm } from '#domain/units/size.ts';
import type { Random } from '../random.ts';
import type { SizeSet } from './model.ts';

/**
 * The size by which a piece is chosen: a diameter, a length, a letter, or nothing. `position`: 0 for the smallest of the set, 1 for the
 * largest.
 */
export interface PieceSize {
  size: SizeHundredthsMm | null;
  length: LengthMm | null;
  letter: string | null;
  position: number | null;
}

interface SizeRule {
  measure: 'diameter' | 'length';
  values: readonly string[];
  /** How often each size occurs, in percent; left out = equally. */
  shares?: readonly number[];
}

// catalogue-plan 2, rule 4: diameters in mm, lengths in cm
const rules: Readonly<Partial<Record<SizeSet, SizeRule>>> = {
  RW: { measure: 'diameter', values: halves(15.5, 19), shares: [6, 13, 18, 20, 17, 13, 8, 5] },
  RU: { measure: 'diameter', values: halves(16, 21.5) },
  RM: { measure: 'diameter', values: halves(19, 22) },
  BG: { measure: 'diameter', values: ['58', '60', '62', '64'] },
  HOOP: { measure: 'diameter', values: ['15', '20', '30', '40'] },
  CH: { measure: 'length', values: ['40', '45', '50', '55', '60'] },
  CM: { measure: 'length', values: ['50', '55', '60', '65'] },
  N: { measure: 'length', values: ['40', '42', '45', '50'] },
  BR: { measure: 'length', values: ['16', '17', '18', '19', '20'] },
  BM: { measure: 'length', values: ['19', '20', '21', '22'] },
  BK: { measure: 'length', values: ['11', '12', '13', '14'] },
};

// Latin letters of Uzbek, and Cyrillic: the engraver and the cart key must accept all of them
const letters = ['A', 'D', 'M', 'N', 'S', 'Z', 'Oʻ', 'Gʻ', 'Sh', 'Ch', 'Ж', 'Ш'];

const unsized: PieceSize = { size: null, length: null, letter: null, position: null };

/** Returns the sizes of a model's pieces, smallest first. With `eachOnce` every size of the set once, as far as there are pieces. */
export function drawSizes(
  set: SizeSet,
  count: number,
  { random, eachOnce }: { random: Random; eachOnce: boolean },
): PieceSize[] {
  const rule = rules[set];
  if (set === 'LETTER') return letters.slice(0, count).map((letter) => ({ ...unsized, letter }));
  if (rule === undefined) return Array.from({ length: count }, () => unsized);
  const choices = rule.values.map((_, index) => [index, rule.shares?.[index] ?? 1] as const);
  const drawn = Array.from({ length: count }, (_, piece) =>
    eachOnce ? piece % choices.length : random.weighted(choices),
  );
  return drawn.toSorted((one, other) => one - other).map((index) => sizeAt(rule, index));
}

/** Returns the values of a set in mm or cm; empty for models without sizes. */
export function valuesOfSet(set: SizeSet): readonly string[] {
  return rules[set]?.values ?? [];
}

function sizeAt({ measure, values }: SizeRule, index: number): PieceSize {
  const value = values[index] ?? '';
  const position = index / (values.length - 1);
  if (measure === 'length') return { ...unsized, length: lengthFromCm(value), position };
  return { ...unsized, size: sizeFromMm(value), position };
}

function halves(from: number, to: number): string[] {
  return Array.from({ length: (to - from) * 2 + 1 }, (_, step) => String(from + step / 2));
}
