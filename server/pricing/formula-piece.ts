import type { FormulaPiece } from '#domain/pricing/metal-formula.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';
import type { PricedStone } from '#domain/pricing/stone-rates.ts';
import { caratThousandths } from '#domain/units/carat.ts';
import { isProbe } from '#domain/units/probe.ts';
import { weightMg } from '#domain/units/weight.ts';

/** The facts of a piece that the metal formula uses, as stored in the database. */
export interface MadePieceRow {
  /** The precious metal of its metal; it determines the finenesses that may be sold. Null for a loose stone, which no formula prices. */
  precious_metal: string | null;
  probes: readonly number[] | null;
  probe: number | null;
  weight_mg: number;
  /** Null if it is unknown how the model is made. */
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

/** Null if no formula can price it: a loose stone, or a fineness in which the metal is not sold. */
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

/** The price list treats VS2 as VS. Null if color or clarity is missing. */
const gradeOf = (color: string | null, clarity: string | null): string | null =>
  color === null || clarity === null ? null : `${color}/${clarity.replace(/\d$/, '')}`;
