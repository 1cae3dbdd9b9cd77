import type { Db } from '#database/connect.ts';
import { requestApproval } from '#server/approval/request-approval.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type LockedPieceRow, lockPieces, sumPrices, updatePieces } from '../queries-change.ts';
import { insertMovements, type NewMovement } from '../queries-movement.ts';
import { selectTransferFacts } from '../transfer/queries-transfer.ts';
import { type DecisionRow, selectDecisions } from './queries-decision.ts';

/** The number of a stocktake in documents and movements. */
const stocktakeNumber = (id: number): string => `S-${id}`;

interface Closing {
  id: number;
  /** Null = the warehouse. */
  storeId: number | null;
  staffId: number;
  now: Date;
}

/**
 * Applies the decision about each difference. Refuses with STOCKTAKE_UNDECIDED (facts.count) if a decision is missing, and with
 * PIECE_STATE_CONFLICT (facts.pieces) if a piece to be withdrawn or moved is reserved or in transit. Then nothing is applied.
 */
export async function closeDifferences(db: Db, closing: Closing): Promise<void> {
  const rows = await selectDecisions(db, closing.id);
  const open = rows.filter(({ decision }) => decision === null);
  if (open.length > 0) throw new Refusal('STOCKTAKE_UNDECIDED', { count: open.length });
  const acting = rows.filter(({ decision }) => decision !== 'RECOUNT' && decision !== 'SEND_BACK');
  const pieces = (
    await lockPieces(
      db,
      acting.map(({ text }) => text),
    )
  ).filter(({ state }) => state !== 'SOLD');
  await requireFree(db, pieces);
  const decided = (decision: DecisionRow['decision']) =>
    pieces.filter((piece) => acting.some((row) => row.text === piece.serial && row.decision === decision));
  const missing = acting.flatMap(({ text, difference }) => (difference === 'MISSING' ? [text] : []));
  const off = [...decided('AUDIT'), ...decided('LOST')];
  await takeOffSale(db, {
    closing,
    pieces: off.filter(({ serial }) => missing.includes(serial)),
    kind: 'MISSING',
  });
  await takeOffSale(db, {
    closing,
    pieces: off.filter(({ serial }) => !missing.includes(serial)),
    kind: 'WITHDRAWN',
  });
  await takeHere(db, { closing, pieces: decided('TAKE_HERE') });
  await requestLost(db, { closing, pieces: decided('LOST'), rows: acting });
}

async function requireFree(db: Db, pieces: readonly LockedPieceRow[]): Promise<void> {
  const travels = await selectTransferFacts(
    db,
    pieces.map(({ id }) => id),
  );
  const refused = pieces.flatMap(({ id, serial, state }) => {
    if (state === 'RESERVED') return [{ serial, why: 'HELD' }];
    return travels.some((one) => one.id === id && one.is_in_transit) ? [{ serial, why: 'TRAVELLING' }] : [];
  });
  if (refused.length > 0) throw new Refusal('PIECE_STATE_CONFLICT', { pieces: refused });
}

interface Part {
  closing: Closing;
  pieces: readonly LockedPieceRow[];
}

const noted = ({ id, staffId, now }: Closing): Pick<NewMovement, 'staffId' | 'now' | 'document'> => ({
  staffId,
  now,
  document: stocktakeNumber(id),
});

async function takeOffSale(
  db: Db,
  { closing, pieces, kind }: Part & { kind: 'MISSING' | 'WITHDRAWN' },
): Promise<void> {
  if (pieces.length === 0) return;
  await updatePieces(
    db,
    pieces.map(({ id }) => id),
    { product_item_state: 'WITHDRAWN', withdrawn_because: 'AUDIT' },
  );
  await insertMovements(db, { pieces, kind, ...noted(closing) });
}

/** A piece that was lost or in repair is withdrawn for inspection. */
async function takeHere(db: Db, { closing, pieces }: Part): Promise<void> {
  if (pieces.length === 0) return;
  const { storeId: to } = closing;
  const away = new Set(['LOST', 'REPAIR', 'WRITTEN_OFF']);
  const back = pieces.filter(({ withdrawnBecause }) => away.has(withdrawnBecause ?? ''));
  const ids = pieces.map(({ id }) => id);
  await updatePieces(db, ids, { store_id: to, arrives_on: null });
  await updatePieces(
    db,
    back.map(({ id }) => id),
    { withdrawn_because: 'AUDIT' },
  );
  await insertMovements(db, { pieces, to, kind: 'FOUND', ...noted(closing) });
}

async function requestLost(
  db: Db,
  { closing, pieces, rows }: Part & { rows: readonly DecisionRow[] },
): Promise<void> {
  if (pieces.length === 0) return;
  const { id, staffId, now } = closing;
  const serials = pieces.map(({ serial }) => serial);
  const reasons = rows.flatMap(({ text, reason }) => (serials.includes(text) ? (reason ?? []) : []));
  await requestApproval(db, {
    kind: 'LOST',
    payload: { serials, document: stocktakeNumber(id) },
    effect: { amountSom: await sumPrices(db, serials), serials },
    resource: 'stocktake',
    recordId: String(id),
    reason: [stocktakeNumber(id), ...new Set(reasons)].join('. ').slice(0, 300),
    requestedBy: staffId,
    now,
  });
}
