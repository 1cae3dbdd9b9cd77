import { looseStonePrices, type StonePrices } from './loose-stone-prices.ts';
import { mulberry32, type Random } from '../../random.ts';
import { drawStock, type Stock } from '../stock.ts';

type Laboratory = 'GIA' | 'IGI' | 'HRD';

/**
 * A stone of the demo, as in its report. Weights in thousandths of a carat, measures in hundredths of a mm, proportions in tenths of a
 * percent.
 */
export interface LooseStone {
  /** 1 … 96. */
  number: number;
  kind: 'diamond' | 'lab-diamond';
  shape: string;
  carat: number;
  color: string;
  clarity: string;
  /** The cut grade, for round stones only. */
  cut: string | null;
  polish: string;
  symmetry: string;
  fluorescence: string;
  length: number;
  width: number;
  depth: number;
  depthPercent: number;
  tablePercent: number;
  laboratory: Laboratory;
  /** The method of growth; null = a natural stone. */
  growth: 'CVD' | 'HPHT' | null;
  prices: StonePrices;
  stock: Pick<Stock, 'store' | 'receivedDaysAgo'> & { isSold: boolean };
}

const count = 96;
const soldCount = 3;

/** Number of stones of each shape. */
const shapes = [
  ['round', 44],
  ['oval', 11],
  ['cushion', 9],
  ['emerald', 8],
  ['princess', 8],
  ['pear', 6],
  ['radiant', 4],
  ['marquise', 3],
  ['asscher', 2],
  ['heart', 1],
] as const;
const shapeOfPlace = shapes.flatMap(([shape, stones]) => Array<string>(stones).fill(shape));
/** Popular weights, which most stones have; hundredths of a carat. */
const weights = [
  [30, 39, 22],
  [40, 49, 12],
  [50, 59, 20],
  [60, 69, 6],
  [70, 89, 12],
  [90, 99, 4],
  [100, 119, 12],
  [120, 149, 5],
  [150, 199, 4],
  [200, 301, 6],
] as const;
const colors = [
  ['D', 6],
  ['E', 12],
  ['F', 18],
  ['G', 24],
  ['H', 18],
  ['I', 11],
  ['J', 7],
  ['K', 4],
] as const;
const clarities = [
  ['FL', 1],
  ['IF', 4],
  ['VVS1', 9],
  ['VVS2', 13],
  ['VS1', 21],
  ['VS2', 24],
  ['SI1', 18],
  ['SI2', 10],
] as const;
const cuts = [
  ['Excellent', 62],
  ['Very Good', 28],
  ['Good', 10],
] as const;
const finishes = [
  ['Excellent', 64],
  ['Very Good', 30],
  ['Good', 6],
] as const;
const fluorescences = [
  ['None', 60],
  ['Faint', 24],
  ['Medium', 12],
  ['Strong', 4],
] as const;
const laboratories = [
  ['GIA', 66],
  ['IGI', 20],
  ['HRD', 14],
] as const;

/** Length and width in mm at one carat (domain.md 2.6), the share of depth in the width, and the table: percent from … to. */
const cutsOfShapes: Readonly<Record<string, readonly [number, number, [number, number], [number, number]]>> =
  {
    round: [6.46, 6.43, [59, 63], [54, 60]],
    oval: [7.7, 5.7, [58, 64], [54, 61]],
    cushion: [6.1, 5.9, [62, 68], [56, 63]],
    emerald: [6.8, 4.9, [62, 68], [60, 66]],
    princess: [5.55, 5.5, [68, 74], [65, 72]],
    pear: [8.4, 5.5, [57, 63], [55, 61]],
    radiant: [6, 5.3, [64, 70], [60, 67]],
    marquise: [10, 5, [57, 63], [54, 61]],
    asscher: [5.55, 5.5, [63, 69], [58, 64]],
    heart: [6.5, 6.5, [56, 61], [55, 61]],
  };

/**
 * Generates the stones, the same on every machine, with a realistic distribution: few of the best, few of the largest, one in five grown.
 */
export function makeLooseStones(): LooseStone[] {
  return Array.from({ length: count }, (_, index) => drawStone(index + 1));
}

function drawStone(number: number): LooseStone {
  const random = mulberry32(104_729 * number);
  // 37 is coprime to their number: every place occurs once, and neighbors differ
  const shape = shapeOfPlace[(number * 37) % count] ?? 'round';
  const isGrown = random.next() < 0.2;
  const [least, most] = random.weighted(weights.map(([from, to, weight]) => [[from, to], weight] as const));
  const carat = random.whole(least, most) * 10;
  const color = random.weighted<string>(colors);
  const clarity = random.weighted<string>(clarities);
  const cut = shape === 'round' ? random.weighted<string>(cuts) : null;
  const kind = isGrown ? 'lab-diamond' : 'diamond';
  return {
    number,
    kind,
    shape,
    carat,
    color,
    clarity,
    cut,
    polish: random.weighted<string>(finishes),
    symmetry: random.weighted<string>(finishes),
    fluorescence: isGrown ? 'None' : random.weighted<string>(fluorescences),
    ...proportions(shape, carat, random),
    // since October 2025 GIA no longer grades grown stones by these scales
    laboratory: isGrown ? 'IGI' : random.weighted<Laboratory>(laboratories),
    growth: isGrown ? random.pick(['CVD', 'HPHT']) : null,
    prices: looseStonePrices({ kind, shape, carat, color, clarity, cut }),
    stock: stockOf(number, random),
  };
}

type Proportions = Pick<LooseStone, 'length' | 'width' | 'depth' | 'depthPercent' | 'tablePercent'>;

/** A deeper stone of the same weight is narrower. */
function proportions(shape: string, carat: number, random: Random): Proportions {
  const [length = 6.46, width = 6.43, depths = [59, 63], tables = [54, 60]] = cutsOfShapes[shape] ?? [];
  const depthPercent = random.whole(depths[0] * 10, depths[1] * 10);
  const usual = (depths[0] + depths[1]) * 5;
  const scale = Math.cbrt((carat / 1000) * (usual / depthPercent));
  const across = Math.round(width * scale * 100 * (1 + (random.next() - 0.5) * 0.01));
  const along = Math.round((across * length) / width);
  return {
    length: Math.max(along, across),
    width: Math.min(along, across),
    depth: Math.round((Math.min(along, across) * depthPercent) / 1000),
    depthPercent,
    tablePercent: random.whole(tables[0], tables[1]) * 10,
  };
}

/** Stones were received before this week: what is new in the shop are the pieces of its own workshop. */
function stockOf(number: number, random: Random): LooseStone['stock'] {
  const { store, receivedDaysAgo } = drawStock(false, random);
  return { store, receivedDaysAgo, isSold: number > count - soldCount };
}
