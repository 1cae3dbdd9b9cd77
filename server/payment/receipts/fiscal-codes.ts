import { type FiscalRule, hasFiscalCodes } from '#domain/payment/fiscal-codes.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type PiecesOf, selectPieceCodes } from './queries-fiscal.ts';

export interface FiscalWish {
  rule: FiscalRule;
  /** The pieces whose codes are wanted: these, or all of an order. */
  of: PiecesOf;
}

/** The serial numbers of pieces of which no fiscal receipt can be made. Asks nothing where none is. */
export async function listWithoutCodes(db: ReadDb, { rule, of }: FiscalWish): Promise<string[]> {
  if (rule === 'OFF') return [];
  const pieces = await selectPieceCodes(db, of);
  return pieces.filter((piece) => !hasFiscalCodes(piece, rule)).map(({ serialNumber }) => serialNumber);
}

/**
 * What is paid online needs a fiscal receipt (decisions 3). Refuses PAYMENT_METHOD_UNAVAILABLE (facts: reason NO_FISCAL_CODES, the pieces).
 */
export async function requireFiscalCodes(db: ReadDb, wish: FiscalWish): Promise<void> {
  const serialNumbers = await listWithoutCodes(db, wish);
  if (serialNumbers.length > 0)
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { reason: 'NO_FISCAL_CODES', serialNumbers });
}
