import type { FormulaPiece } from '#domain/pricing/metal-formula.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';
import type { PricedStone } from '#domain/pricing/stone-rates.ts';
import { caratThousandths } from '#domain/units/carat.ts';
import { isProbe } from '#domain/units/probe.ts';
import { weightMg } from '#domain/units/weight.ts';

/** What the metal formula goes by, as the database has it. */
export interface MadePieceRow {
  /**
   * The precious metal of its metal; with it the finenesses that may be sold and the piece's own. Null = a loose stone, which no formula
   * prices.
   */
  precious_metal: string | null;
  probes: readonly number[] | null;
  probe: number | null;
  weight_mg: number;
  /** Null = it is not known how the model is made. */
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
  const { precious_metal: metal, probe } = row;
  if (metal === null || probe === null || !isProbe(probe) || row.probes?.includes(probe) !== true)
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

/** VS2 is VS to the price list; null = it is not stated whole. */
const gradeOf = (color: string | null, clarity: string | null): string | null =>
  color === null || clarity === null ? null : `${color}/${clarity.replace(/\d$/, '')}`;
