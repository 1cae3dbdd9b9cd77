import type { PriceParts } from '#contract/price-parts.ts';
import type { ReadDb } from '#database/connect.ts';
import type { FormulaPiece } from '#domain/pricing/metal-formula.ts';
import { priceParts } from '#domain/pricing/price-parts.ts';
import { diamondGrades, type DiamondGrade, type PricedStone } from '#domain/pricing/stone-rates.ts';
import { caratThousandths } from '#domain/units/carat.ts';
import { isProbeOf } from '#domain/units/probe.ts';
import { som } from '#domain/units/som.ts';
import { weightMg } from '#domain/units/weight.ts';
import { selectPricedPieces, type PricedPieceRow, type PricedStoneRow } from './price-parts-queries.ts';

/** Of the pieces whose price the formula comes to; of the others nothing can be said honestly, and they are left out. */
export async function listPriceParts(db: ReadDb, productId: number): Promise<PriceParts[]> {
  const rows = await selectPricedPieces(db, productId);
  return rows.flatMap((row) => {
    const piece = pieceOf(row);
    const parts = piece && priceParts(piece, som(row.price_som));
    if (parts === null) return [];
    return {
      itemId: row.id,
      metalRate: parts.metalRateSom,
      metal: parts.metalSom,
      stones: parts.stonesSom,
      work: parts.workSom,
      isMadeByTheGram: parts.isMadeByTheGram,
    };
  });
}

function pieceOf(row: PricedPieceRow): Omit<FormulaPiece, 'make'> | null {
  const metal = row.metal === 'silver' || row.metal === 'platinum' ? row.metal : 'gold';
  if (!isProbeOf(metal, row.probe)) return null;
  return {
    metal,
    probe: row.probe,
    weight: weightMg(row.weight_mg),
    stones: row.stones.map(stoneOf),
  };
}

function stoneOf({ kind, count, carat_thousandths: weight, color, clarity }: PricedStoneRow): PricedStone {
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
