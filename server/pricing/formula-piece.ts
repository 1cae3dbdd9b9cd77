import { type FormulaPiece, type MakeClass, ratedMetals } from '#domain/pricing/metal-formula.ts';
import { diamondGrades, type DiamondGrade, type PricedStone } from '#domain/pricing/stone-rates.ts';
import { caratThousandths } from '#domain/units/carat.ts';
import { isProbe } from '#domain/units/probe.ts';
import { weightMg } from '#domain/units/weight.ts';

/** What the metal formula goes by, as the database has it. */
export interface MadePieceRow {
  /** Of its metal, with the finenesses that may be sold, and its own: null = a loose stone, which no formula prices. */
  precious_metal: string | null;
  probes: readonly number[] | null;
  probe: number | null;
  weight_mg: number;
  /** Null = the shop has not said how the model is made. */
  make: MakeClass | null;
  stones: StoneRow[];
}

export interface StoneRow {
  kind: string;
  count: number;
  carat_thousandths: number | null;
  color: string | null;
  clarity: string | null;
}

/** Null: a loose stone, a metal that the formula does not know, or one that is not sold in that fineness: no formula can price it. */
export function unmadePieceOf(row: Omit<MadePieceRow, 'make'>): Omit<FormulaPiece, 'make'> | null {
  const metal = ratedMetals.find((rated) => rated === row.precious_metal);
  const { probe } = row;
  if (metal === undefined || probe === null || !isProbe(probe) || row.probes?.includes(probe) !== true)
    return null;
  return { metal, probe, weight: weightMg(row.weight_mg), stones: row.stones.map(stoneOf) };
}

function stoneOf({ kind, count, carat_thousandths: weight, color, clarity }: StoneRow): PricedStone {
  return {
    kind,
    count,
    weight: weight === null ? null : caratThousandths(weight),
    grade: gradeOf(color, clarity),
  };
}

/** VS2 is VS to the price list. */
function gradeOf(color: string | null, clarity: string | null): DiamondGrade | null {
  const grade = `${color}/${clarity?.replace(/\d$/, '')}`;
  return diamondGrades.find((known) => known === grade) ?? null;
}
