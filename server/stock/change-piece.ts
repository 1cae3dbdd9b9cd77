import type { ChangePiece } from '#contract/admin/stock/change-piece.ts';
import type { Db } from '#database/connect.ts';
import { pieceActions } from '#domain/stock/piece-actions.ts';
import { lengthFromCm, sizeFromMm } from '#domain/units/size.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import { tagsAfter } from '#server/bulk/tag-action.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { saveParams } from './facts/save-params.ts';
import { readStones, replaceStones, weightOfLooseStone } from './facts/save-stones.ts';
import { queueRepricing, hasValidPassport, type LockedPieceRow, updatePiece } from './queries-change.ts';

/**
 * Saves corrections of a piece, which the caller has locked. Refuses with PIECE_STATE_CONFLICT if the piece is sold or written off, or if
 * its weight or stones would differ from a valid passport (facts: why), and with VALIDATION_FAILED for unknown stones.
 */
export async function changePiece(db: Db, piece: LockedPieceRow, change: ChangePiece): Promise<void> {
  if (!pieceActions(piece).includes('EDIT'))
    throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
  const stones = change.stones && (await readStones(db, change.stones));
  const columns = columnsOf(change);
  const { weight_mg: weight } = columns;
  const isWeighed = weight !== undefined && weight !== piece.weightMg;
  const isReset = stones !== undefined && (await replaceStones(db, piece.id, stones));
  if ((isWeighed || isReset) && (await hasValidPassport(db, piece.id)))
    throw new Refusal('PIECE_STATE_CONFLICT', { why: 'HAS_PASSPORT' });
  const hasOtherParams = change.params !== undefined && (await saveParams(db, piece.id, change.params));
  await updatePiece(db, piece.id, {
    ...columns,
    // columns of the piece count their own changes
    ...((isReset || hasOtherParams || change.tags) && { version: piece.version + 1 }),
    ...(change.tags && { tags: tagsAfter([], { add: change.tags, remove: [] }) }),
    ...(isReset && piece.kind === 'loose-stone' && { weight_mg: weightOfLooseStone(stones) }),
  });
  if (isWeighed || isReset) await queueRepricing(db, [piece.id]);
}

const sizeOf = (mm: number | null): number | null => (mm === null ? null : sizeFromMm(mm.toFixed(2)));

/** Only the columns that change. */
function columnsOf(change: ChangePiece) {
  const { sizeMm, lengthCm, weightGrams, widthMm, heightMm, thicknessMm } = change;
  const { resizable, isEngravable, makersMark, hallmarkKind, ikpu, packageCode } = change;
  return {
    ...(sizeMm !== undefined && { size_hundredths_mm: sizeOf(sizeMm) }),
    ...(lengthCm !== undefined && {
      length_mm: lengthCm === null ? null : lengthFromCm(lengthCm.toFixed(1)),
    }),
    ...(weightGrams !== undefined && { weight_mg: weightFromGrams(weightGrams.toFixed(3)) }),
    ...(widthMm !== undefined && { width_hundredths_mm: sizeOf(widthMm) }),
    ...(heightMm !== undefined && { height_hundredths_mm: sizeOf(heightMm) }),
    ...(thicknessMm !== undefined && { thickness_hundredths_mm: sizeOf(thicknessMm) }),
    ...(resizable !== undefined && { resizable }),
    ...(isEngravable !== undefined && { engravable: isEngravable }),
    ...(makersMark !== undefined && { makers_mark: makersMark }),
    ...(hallmarkKind !== undefined && { hallmark_kind: hallmarkKind }),
    ...(ikpu !== undefined && { ikpu }),
    ...(packageCode !== undefined && { package_code: packageCode }),
  };
}
