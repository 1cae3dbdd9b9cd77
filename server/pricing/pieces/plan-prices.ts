import type { RefusedPrice, WishedPrice } from '#contract/admin/prices/piece-price.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import type { PiecePrices } from '#domain/pricing/piece-prices.ts';
import { changesByMore } from '#domain/pricing/price-change.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import { getPriceTerms, type TermsInForce } from '../get-price-terms.ts';
import { isSamePrice, newPricesOf } from '../new-prices.ts';
import { loadLeastMargin, lowMargins } from '../preview/margins.ts';
import { selectCosts } from '../preview/queries-preview.ts';
import { addToTotals, emptyTotals, type PriceChange, type PriceTotals } from '../preview/tally-prices.ts';
import { type PieceRow, selectRunningPromotions } from '../repricing/queries-reprice.ts';
import { selectPiecesOf } from './queries-prices.ts';

export interface PlannedPrice {
  piece: PieceRow;
  serial: string;
  source: 'FORMULA' | 'FIXED';
  next: PiecePrices;
}

export interface PricePlan {
  terms: TermsInForce;
  planned: PlannedPrice[];
  refused: RefusedPrice[];
}

interface Wished {
  rows: readonly WishedPrice[];
  /** Whether to lock the pieces until the end of the transaction. */
  isLocking: boolean;
}

/** Computes the prices of the pieces under the requested list prices; leaves out unchanged ones. */
export async function planPrices(db: ReadDb, { rows, isLocking }: Wished): Promise<PricePlan> {
  const known = await selectPiecesOf(db, {
    serials: rows.flatMap(({ serial }) => serialsOf(serial)),
    isLocking,
  });
  const bySerial = new Map(known.map((row) => [row.serial_number, row]));
  const terms = await getPriceTerms(db);
  const promotions = await selectRunningPromotions(db, [...new Set(known.map((piece) => piece.product_id))]);
  const plan: PricePlan = { terms, planned: [], refused: [] };
  const seen = new Set<number>();
  for (const row of rows) {
    const [piece] = serialsOf(row.serial).flatMap((serial) => bySerial.get(serial) ?? []);
    const code = piece === undefined ? 'NOT_FOUND' : seen.has(piece.id) ? 'TWICE' : refusalOf(row, piece);
    if (piece === undefined || code !== null) {
      plan.refused.push({ serial: row.serial, code: code ?? 'NOT_FOUND' });
      continue;
    }
    seen.add(piece.id);
    const source = row.to === 'FORMULA' ? 'FORMULA' : 'FIXED';
    const next = newPricesOf({ ...piece, price_source: source }, { terms, promotions }, listOf(row, piece));
    if (!isSamePrice(piece, next) || source !== piece.price_source)
      plan.planned.push({ piece, serial: piece.serial_number, source, next });
  }
  return plan;
}

function refusalOf({ to, price }: WishedPrice, piece: PieceRow): RefusedPrice['code'] | null {
  if (!['AVAILABLE', 'WITHDRAWN'].includes(piece.product_item_state)) return 'RESERVED';
  if (to === 'FORMULA') return piece.make === null ? 'NO_FORMULA' : null;
  return to === 'SUM' && price === undefined ? 'NO_SUM' : null;
}

function listOf({ to, price, b2b }: WishedPrice, piece: PieceRow) {
  if (to === 'FORMULA') return undefined;
  if (to === 'ON_REQUEST') return { b2cSom: null, b2bSom: null };
  return { b2cSom: price ?? null, b2bSom: b2b ?? piece.price_b2b_som };
}

/** The price columns of a piece that a plan changes. */
const priceLists = [
  { now: 'price_b2c_som', next: 'b2cSom' },
  { now: 'price_b2b_som', next: 'b2bSom' },
] as const;
const [retail, business] = priceLists;

const changesOf = ({ planned }: PricePlan, list: (typeof priceLists)[number]): PriceChange[] =>
  planned
    .map(({ piece, next }) => ({
      id: piece.id,
      isHeld: false,
      beforeSom: piece[list.now] ?? 0,
      afterSom: next[list.next] ?? 0,
    }))
    .filter(({ beforeSom, afterSom }) => beforeSom !== afterSom);

interface PlanTotals {
  retail: PriceTotals;
  /** Null if no business price changes. */
  business: PriceTotals | null;
}

/** Sums up the changes of a plan. */
export async function totalPlan(
  db: ReadDb,
  { plan, now }: { plan: PricePlan; now: Date },
): Promise<PlanTotals> {
  const minPercent = await loadLeastMargin(db);
  const totalsOf = async (changes: readonly PriceChange[]) => {
    const low = await lowMargins(db, { changes, minPercent, now });
    const tally = emptyTotals();
    addToTotals(tally, { pieces: plan.planned.length, changes, low });
    return tally;
  };
  const ofBusiness = changesOf(plan, business);
  return {
    retail: await totalsOf(changesOf(plan, retail)),
    business: ofBusiness.length === 0 ? null : await totalsOf(ofBusiness),
  };
}

/** A second person must approve many changed pieces, a large change of one price, and a price below the piece's cost. */
export async function needsSecondPerson(
  db: ReadDb,
  { plan, now }: { plan: PricePlan; now: Date },
): Promise<boolean> {
  const { pricePieces, pricePercent } = await loadApprovalLimits(db);
  const changes = priceLists.flatMap((list) => changesOf(plan, list)).filter(({ afterSom }) => afterSom > 0);
  if (plan.planned.length > pricePieces) return true;
  if (changes.some((change) => change.beforeSom > 0 && changesByMore(change, pricePercent))) return true;
  const costs = await selectCosts(db, {
    ids: [...new Set(changes.map(({ id }) => id))],
    day: tashkentDay(now),
  });
  const costOf = new Map(costs.map((cost) => [cost.item_id, cost]));
  return changes.some(({ id, afterSom: priceSom }) => {
    const cost = costOf.get(id);
    if (cost === undefined) return false;
    return marginPercent({ priceSom, costSom: cost.cost_som, vatPercent: cost.vat_percent }) < 0;
  });
}
