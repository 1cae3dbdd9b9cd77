import { type DiamondGrade, type PricedStone, diamondGrades } from '#domain/pricing/stone-rates.ts';
import { type CaratThousandths, caratThousandths } from '#domain/units/carat.ts';
import { type SizeHundredthsMm, sizeFromMm } from '#domain/units/size.ts';
import type { Random } from '../random.ts';
import { stoneKind } from '../stone-kinds.ts';
import type { Model, ModelStone } from './model.ts';

export interface PieceStone extends PricedStone {
  origin: 'natural' | 'lab-grown' | 'simulant';
  shape: string;
  diameter: SizeHundredthsMm | null;
  color: string | null;
  clarity: string | null;
  cut: string | null;
  treatment: string | null;
  isMain: boolean;
}

/** The clarity that a report states for the stone described in the catalogue: its piece then matches the description exactly. */
export type NominalClarity = string | null;

const minVariedWeight = 250;
const minReportedWeight = 300;

/** Diamonds from this weight are sold only with a laboratory's report (catalogue-plan 2, rule 12). */
export function needsReport(stone: Pick<PieceStone, 'kind' | 'weight'>): boolean {
  return isDiamond(stone.kind) && (stone.weight ?? 0) >= minReportedWeight;
}

/**
 * Generates the stones of one piece. A main stone from 0.25 ct weighs 0 … 6 % more than the model states and is, in 15 % of the pieces
 * each, a grade better or worse; small stones do not differ (catalogue-plan 2, rule 6).
 */
export function drawStones(
  model: Pick<Model, 'stones'>,
  nominal: NominalClarity,
  random: Random,
): PieceStone[] {
  return model.stones.map((stone, index) => {
    const varies = nominal === null && index === 0 && (stone.weight ?? 0) >= minVariedWeight;
    const weight = varies && stone.weight !== null ? heavier(stone.weight, random) : stone.weight;
    const grade = varies && stone.grade !== null ? nearGrade(stone.grade, random) : stone.grade;
    return {
      ...asCut(stone),
      ...graded({ kind: stone.kind, shape: stone.shape, weight, grade, nominal }, random),
      weight,
      grade,
      isMain: index === 0,
    };
  });
}

type Cut = Pick<PieceStone, 'kind' | 'count' | 'shape' | 'origin' | 'treatment' | 'diameter'>;

function asCut({ kind, count, shape, weight, diameter }: ModelStone): Cut {
  const { origin, treatment } = stoneKind(kind);
  return { kind, count, shape, origin, treatment, diameter: diameter ?? roundDiameter(kind, shape, weight) };
}

/** A well-cut round diamond is 6.45 mm × ∛ct wide (domain.md 2.6); for other stones and shapes nothing is stated. */
function roundDiameter(
  kind: string,
  shape: string,
  weight: CaratThousandths | null,
): SizeHundredthsMm | null {
  if (!isDiamond(kind) || shape !== 'round' || weight === null) return null;
  return sizeFromMm((6.45 * Math.cbrt(weight / 1000)).toFixed(1));
}

function heavier(weight: CaratThousandths, random: Random): CaratThousandths {
  // certificates state hundredths of a carat
  return caratThousandths(Math.floor((weight * (1 + random.next() * 0.06)) / 10) * 10);
}

function nearGrade(grade: DiamondGrade, random: Random): DiamondGrade {
  const step = random.weighted([
    [-1, 15],
    [0, 70],
    [1, 15],
  ]);
  return diamondGrades[diamondGrades.indexOf(grade) + step] ?? grade;
}

interface Graded {
  kind: string;
  shape: string;
  weight: CaratThousandths | null;
  grade: DiamondGrade | null;
  nominal: NominalClarity;
}

function graded(
  { kind, shape, weight, grade, nominal }: Graded,
  random: Random,
): Pick<PieceStone, 'color' | 'clarity' | 'cut'> {
  if (grade === null) return { ...stoneKind(kind).quality };
  const [color = null, group = ''] = grade.split('/');
  if (!needsReport({ kind, weight })) return { color, clarity: group, cut: null };
  const clarity = nominal ?? `${group}${random.whole(1, 2)}`;
  // laboratories grade the cut of round stones only
  return { color, clarity, cut: shape === 'round' ? 'Excellent' : null };
}

function isDiamond(kind: string): boolean {
  return kind === 'diamond' || kind === 'lab-diamond';
}
