import type { DiamondGrade } from '#domain/pricing/stone-rates.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';
import type { CaratThousandths } from '#domain/units/carat.ts';
import type { Probe } from '#domain/units/probe.ts';
import type { SizeHundredthsMm } from '#domain/units/size.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import type { LocalizedText } from '../../schema.ts';

/** Metals as written in the catalogue's table. */
export const metalMixes = [
  'yellow',
  'rose/red',
  'white',
  'yellow+white',
  'yellow+rose',
  'silver',
  'platinum',
] as const;
export type MetalMix = (typeof metalMixes)[number];

export const sizeSets = [
  'RW',
  'RU',
  'RM',
  'CH',
  'CM',
  'N',
  'BR',
  'BG',
  'BM',
  'BK',
  'HOOP',
  'LETTER',
  '-',
] as const;
export type SizeSet = (typeof sizeSets)[number];

export interface ModelStone {
  kind: string;
  shape: string;
  count: number;
  /** The weight of each stone; null for pearls, which are measured by their diameter. */
  weight: CaratThousandths | null;
  diameter: SizeHundredthsMm | null;
  grade: DiamondGrade | null;
}

/** A row of the catalogue's table with the facts common to its pieces. */
export interface Model {
  /** 1 … 120; also the id of the product. */
  index: number;
  artikul: string;
  slugEn: string;
  category: string;
  collection: string;
  name: LocalizedText;
  metal: MetalMix;
  probe: Probe;
  lightest: WeightMg;
  heaviest: WeightMg;
  stones: readonly ModelStone[];
  sizeSet: SizeSet;
  gender: 'women' | 'men' | 'unisex' | 'kids';
  make: MakeClass;
  pieceCount: number;
  occasions: readonly string[];
  laboratory: 'GIA' | 'IGI' | 'HRD' | null;
  facts: ModelFacts;
}

export interface ModelFacts {
  /** Which sentence of its category describes the form. */
  form: string;
  lock: string | null;
  weave: string | null;
  styles: readonly string[];
  width: SizeHundredthsMm;
  height: SizeHundredthsMm | null;
  thickness: SizeHundredthsMm;
  resizable: 'none' | '0.5' | '1' | '2';
  engravable: boolean;
}
