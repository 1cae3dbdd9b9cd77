import { type FiscalRule, hasFiscalCodes } from '#domain/payment/fiscal-codes.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type PiecesOf, selectPieceCodes } from './queries-fiscal.ts';

export interface FiscalWish {
  rule: FiscalRule;
  /** The pieces whose codes are needed: these, or all of an order. */
  of: PiecesOf;
}

/** Returns the serial numbers of pieces for which no fiscal receipt can be made. Runs no query if no receipt is required. */
export async function listWithoutCodes(db: ReadDb, { rule, of }: FiscalWish): Promise<string[]> {
  if (rule === 'OFF') return [];
  const pieces = await selectPieceCodes(db, of);
  return pieces.filter((piece) => !hasFiscalCodes(piece, rule)).map(({ serialNumber }) => serialNumber);
}

/**
 * Online payments need a fiscal receipt (decisions 3). Refuses with PAYMENT_METHOD_UNAVAILABLE (facts: reason NO_FISCAL_CODES, the
 * pieces).
 */
export async function requireFiscalCodes(db: ReadDb, wish: FiscalWish): Promise<void> {
  const serialNumbers = await listWithoutCodes(db, wish);
  if (serialNumbers.length > 0)
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { reason: 'NO_FISCAL_CODES', serialNumbers });
}
