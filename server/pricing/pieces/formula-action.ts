import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Nullable, Shape, Words } from '#contract/primitives.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import { unmadePieceOf } from '../formula-piece.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { newPricesOf } from '../new-prices.ts';
import { type PieceRow, selectRunningPromotions, updatePrices } from '../repricing/queries-reprice.ts';
import { type BulkPriceRow, lockPricesById, selectPricesById } from './queries-prices.ts';

/**
 * The values that an Undo writes back: a fixed list price, in soʻm. Null for a piece that the formula prices, so that a later rate change
 * does not block the Undo. `state`: a reserved or sold piece keeps its price.
 */
const Facts = Shape({
  source: Words(['FORMULA', 'FIXED']),
  price: Nullable(Type.String()),
  priceB2b: Nullable(Type.String()),
  state: Nullable(Type.String()),
});
type Facts = Static<typeof Facts>;
const storedFacts = Compile(Facts);

/** `isPriced`: formula and rates in force give it a price. */
type Row = BulkPriceRow & { isPriced: boolean };

async function withFormula(db: ReadDb, rows: readonly BulkPriceRow[]): Promise<Row[]> {
  const terms = await getPriceTerms(db);
  const isPriced = (row: PieceRow) => {
    const unmade = unmadePieceOf(row);
    if (unmade === null || row.make === null) return false;
    return formulaPrices({ ...unmade, make: row.make }, terms) !== null;
  };
  return rows.map((row) => ({ ...row, isPriced: isPriced(row) }));
}

const isFree = ({ product_item_state: state }: PieceRow): boolean =>
  state === 'AVAILABLE' || state === 'WITHDRAWN';

function factsOf(row: PieceRow): Facts {
  const state = isFree(row) ? null : row.product_item_state;
  if (row.price_source === 'FORMULA') return { source: 'FORMULA', price: null, priceB2b: null, state };
  const price = row.old_price_b2c_som ?? row.price_b2c_som;
  return { source: 'FIXED', price: written(price), priceB2b: written(row.price_b2b_som), state };
}

const written = (som: number | null): string | null => (som === null ? null : String(som));
const read = (som: string | null): number | null => (som === null ? null : Number(som));

function decide(row: Row) {
  if (!isFree(row)) return { code: 'PIECE_STATE_CONFLICT' } as const;
  if (!row.isPriced) return { code: 'NO_FORMULA' } as const;
  return { after: { source: 'FORMULA', price: null, priceB2b: null, state: null } } as const;
}

/** Returns many pieces to formula prices, as `setPrices` does with one; an Undo restores each fixed price. */
export const pieceFormulaActions: BulkActions = {
  'pieces.formula': createBulkAction<Row, Facts, null>({
    entry: { action: 'prices.set', resource: 'piece' },
    permission: 'prices.write',
    canUndo: true,
    parseParameters: () => null,
    parseFacts: (value) => storedFacts.Parse(value),
    read: async (db, ids) => withFormula(db, await selectPricesById(db, ids)),
    lock: async (db, ids) => withFormula(db, await lockPricesById(db, ids)),
    factsOf,
    decide,
    write: (db, { changes }) => writePrices(db, changes),
  }),
};

async function writePrices(db: Db, changes: readonly { row: Row; after: Facts }[]): Promise<void> {
  const terms = await getPriceTerms(db);
  const promotions = await selectRunningPromotions(db, [
    ...new Set(changes.map(({ row }) => row.product_id)),
  ]);
  const prices = changes.map(({ row, after: { source, price, priceB2b } }) => {
    const own = source === 'FIXED' ? { b2cSom: read(price), b2bSom: read(priceB2b) } : undefined;
    const next = newPricesOf({ ...row, price_source: source }, { terms, promotions }, own);
    return { id: row.id, source, ...next };
  });
  await updatePrices(db, { why: 'HAND', formulaId: terms.formulaId, prices });
}
