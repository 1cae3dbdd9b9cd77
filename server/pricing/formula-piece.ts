import type { FormulaPiece, MakeClass, RatedMetal } from '#domain/pricing/metal-formula.ts';
import { diamondGrades, type DiamondGrade, type PricedStone } from '#domain/pricing/stone-rates.ts';
import { caratThousandths } from '#domain/units/carat.ts';
import { isProbeOf } from '#domain/units/probe.ts';
import { weightMg } from '#domain/units/weight.ts';

/** What the metal formula goes by, as the database has it. */
export interface MadePieceRow {
  /** Metal and fineness: null = a loose stone, which no formula prices. */
  metal: string | null;
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

/** Null: a loose stone, or the metal is not sold in that fineness, so that no formula can price it. */
export function unmadePieceOf(row: Omit<MadePieceRow, 'make'>): Omit<FormulaPiece, 'make'> | null {
  if (row.metal === null || row.probe === null) return null;
  const metal = ratedMetalOf(row.metal);
  if (!isProbeOf(metal, row.probe)) return null;
  return { metal, probe: row.probe, weight: weightMg(row.weight_mg), stones: row.stones.map(stoneOf) };
}

/** Whose rate a metal follows: every color of gold has one. */
function ratedMetalOf(metal: string): RatedMetal {
  return metal === 'silver' || metal === 'platinum' ? metal : 'gold';
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
