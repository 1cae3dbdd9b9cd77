import type { PieceStone, TypedStone } from '#contract/admin/stock/stone.ts';
import { readNumber } from '../receive/received-rows.ts';

/** The form's values for stones of one kind: texts as typed. */
export interface StoneForm {
  kind: string;
  origin: TypedStone['origin'];
  shape: string;
  count: string;
  isMain: boolean;
  caratWeight: string;
  sizeMm: string;
  color: string;
  clarity: string;
  cut: string;
  treatment: string;
  polish: string;
  symmetry: string;
  fluorescence: string;
  lengthMm: string;
  widthMm: string;
  depthMm: string;
  depthPercent: string;
  tablePercent: string;
}
/** A form with stones, among other fields. */
export interface StonesForm {
  stones: StoneForm[];
}

export const stoneWords = ['color', 'clarity', 'cut'] as const;
/** Codes that the shop has texts for (`product:treatment`); imported stones may have others. */
export const treatments = [
  'none',
  'heated',
  'oiled',
  'irradiated',
  'stabilized',
  'dyed',
  'bleached',
] as const;
/** Fields that only a laboratory's report states. */
export const reportWords = ['polish', 'symmetry', 'fluorescence'] as const;
export const stoneNumbers = ['caratWeight', 'sizeMm'] as const;
export const reportNumbers = ['lengthMm', 'widthMm', 'depthMm', 'depthPercent', 'tablePercent'] as const;
const words = [...stoneWords, 'treatment', ...reportWords] as const;
const numbers = [...stoneNumbers, ...reportNumbers];

export const emptyStone: StoneForm = {
  kind: '',
  origin: 'natural',
  shape: '',
  count: '1',
  isMain: false,
  caratWeight: '',
  sizeMm: '',
  color: '',
  clarity: '',
  cut: '',
  treatment: '',
  polish: '',
  symmetry: '',
  fluorescence: '',
  lengthMm: '',
  widthMm: '',
  depthMm: '',
  depthPercent: '',
  tablePercent: '',
};

const textsOf = <Name extends keyof StoneForm>(
  names: readonly Name[],
  textOf: (name: Name) => string,
): Pick<StoneForm, Name> =>
  // as: a text for each of the names
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Pick<StoneForm, Name>;

export const formOfStone = (stone: PieceStone): StoneForm => ({
  ...emptyStone,
  kind: stone.kind,
  origin: stone.origin,
  shape: stone.shape,
  count: String(stone.count),
  isMain: stone.isMain,
  ...textsOf(words, (name) => stone[name] ?? ''),
  ...textsOf(numbers, (name) => String(stone[name] ?? '')),
});

/** The stones in the API's format; empty fields are omitted. */
export const typedStones = (stones: readonly StoneForm[]): TypedStone[] =>
  stones.map((stone) => ({
    kind: stone.kind,
    origin: stone.origin,
    shape: stone.shape,
    count: Number(stone.count),
    isMain: stone.isMain,
    ...Object.fromEntries(words.map((name) => [name, stone[name].trim() || null])),
    ...Object.fromEntries(numbers.map((name) => [name, readNumber(stone[name])])),
  }));

/** Checks for a valid number of stones. */
export const isCount = (typed: string): boolean => /^[1-9]\d{0,3}$/.test(typed.trim());
/** Checks for a valid measure; an empty field means that it is not stated. */
export const isMeasure = (typed: string): boolean => typed.trim() === '' || readNumber(typed) !== null;
