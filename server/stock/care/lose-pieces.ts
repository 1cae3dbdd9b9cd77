import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { approvalExecutor, type Approved } from '#server/approval/executor.ts';
import type { Db } from '#database/connect.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { type LockedPieceRow, lockPieces, sumPrices, updatePieces } from '../queries-change.ts';
import { insertMovements } from '../queries-movement.ts';
import { endTransfer } from '../transfer/end-transfer.ts';
import { requireAction } from '../withdraw-piece.ts';

type LossKind = 'LOST' | 'WRITE_OFF';

const actionOf = { LOST: 'LOSE', WRITE_OFF: 'WRITE_OFF' } as const;

/**
 * Requests that a locked piece is recorded as lost or written off. Always throws ApprovalNeeded; nothing changes before a second person
 * approves. Refuses with PIECE_STATE_CONFLICT if the piece is reserved or gone.
 */
export async function requestLoss(
  db: Db,
  { piece, kind, reason }: { piece: LockedPieceRow; kind: LossKind; reason: string },
): Promise<never> {
  requireAction(piece, actionOf[kind]);
  const serials = [piece.serial];
  throw new ApprovalNeeded({
    kind,
    payload: { serials },
    effect: { amountSom: await sumPrices(db, serials), serials },
    resource: 'piece',
    recordId: piece.serial,
    reason,
  });
}

const Serials = Type.Array(Type.String());

const lostPayloads = Compile(
  Type.Object({
    serials: Serials,
    transferId: Type.Optional(Type.Integer()),
    /** For example the number of a stocktake. */
    document: Type.Optional(Type.String()),
  }),
);

/** Records pieces as lost after a second person's approval, and closes the transfer that they are missing from. */
export const lostExecutor = approvalExecutor({
  payloads: lostPayloads,
  run: async (db, { serials, transferId, document }, approved) => {
    const ended =
      transferId === undefined ? null : await endTransfer(db, { id: transferId, now: approved.now });
    const lost = ended === null ? serials : serials.filter((serial) => ended.missing.includes(serial));
    await end(db, { serials: lost, kind: 'LOST', document: ended?.number ?? document }, approved);
  },
});

const writeOffPayloads = Compile(Type.Object({ serials: Serials }));

/** Writes pieces off after a second person's approval. */
export const writeOffExecutor = approvalExecutor({
  payloads: writeOffPayloads,
  run: (db, { serials }, approved) => end(db, { serials, kind: 'WRITE_OFF' }, approved),
});

async function end(
  db: Db,
  { serials, kind, document }: { serials: readonly string[]; kind: LossKind; document?: string | undefined },
  { requestedBy, reason, now }: Approved,
): Promise<void> {
  const pieces = await lockPieces(db, serials);
  for (const piece of pieces) requireAction(piece, actionOf[kind]);
  const because = kind === 'LOST' ? 'LOST' : 'WRITTEN_OFF';
  const itemIds = pieces.map(({ id }) => id);
  await updatePieces(db, itemIds, { product_item_state: 'WITHDRAWN', withdrawn_because: because });
  await insertMovements(db, {
    pieces,
    kind: because,
    staffId: requestedBy,
    now,
    reason,
    ...(document !== undefined && { document }),
  });
}
