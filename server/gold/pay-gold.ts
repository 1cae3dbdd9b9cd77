import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { splitGold } from '#domain/gold/buy-back.ts';
import type { Db } from '#database/connect.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { recordGoldCash } from '#server/cash/record-cash.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockIntake, markPaid, markReady } from './queries-gold.ts';

const goldPayloads = Compile(Type.Object({ intakeId: Type.Integer() }));

/** Makes gold payable after its approval. Refuses with NOT_FOUND for gold that was given back. */
export const goldExecutor = approvalExecutor({
  payloads: goldPayloads,
  run: async (db, { intakeId }) => {
    const intake = await lockIntake(db, intakeId);
    if (intake?.intake_state !== 'WAITING') throw new Refusal('NOT_FOUND');
    await markReady(db, intakeId);
  },
});

/**
 * Returns the value of old gold in this store, in whole soʻm, locked until the transaction ends. Refuses with NOT_FOUND, and with
 * GOLD_STATE_CONFLICT (facts.state) if it cannot be paid.
 */
export async function lockReadyGold(
  db: Db,
  { id, storeId }: { id: number; storeId: number },
): Promise<number> {
  const intake = await lockIntake(db, id);
  if (intake?.store_id !== storeId) throw new Refusal('NOT_FOUND');
  const { intake_state: state, amount_som: amountSom } = intake;
  if (state !== 'READY') throw new Refusal('GOLD_STATE_CONFLICT', { state });
  return amountSom;
}

interface Payment {
  id: number;
  storeId: number;
  staffId: number;
  /** Omitted = all of it in cash. `totalSom`: the order's total. */
  order?: { id: number; totalSom: number };
  now: Date;
}

/** Pays for old gold, which the caller has locked: by an order, and the surplus in cash. Refuses with CASH_DAY_CLOSED. */
export async function payGold(
  db: Db,
  amountSom: number,
  { id, storeId, staffId, order, now }: Payment,
): Promise<void> {
  const { tenderedSom, cashSom } = splitGold(amountSom, order?.totalSom ?? 0);
  await markPaid(db, { id, tenderedSom, cashSom, orderId: order?.id ?? null, staffId, now });
  if (cashSom > 0) await recordGoldCash(db, { storeId, intakeId: id, amountSom: cashSom, staffId, now });
}
