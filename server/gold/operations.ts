import { GoldIntake } from '#contract/admin/gold.ts';
import type { goldOperations as declared } from '#contract/operations/admin/gold.ts';
import type { Db } from '#database/connect.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import { takesCash } from '#server/cash/record-cash.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireNamedStore, requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { isGoldPurchaseOn } from './gold-settings.ts';
import { lockReadyGold, payGold } from './pay-gold.ts';
import { insertRate, lockIntake, markDropped, selectIntakes, selectRates } from './queries-gold.ts';
import { findOwnIntake, getIntake, personOf } from './read-gold.ts';
import { takeGold } from './take-gold.ts';
import { intakeToWire, rateToWire } from './wire.ts';

export interface GoldDeps {
  db: Db;
  secret: string;
}

const once = onceOnly(GoldIntake);
const pageSize = 50;

/** Old gold: weighed, and then paid out in cash or given back. It can also be a payment of a sale (pay-gold.ts). */
export const goldOperations = {
  async listGold({ db }, { caller, input: { storeId, before = null } }) {
    await requireNamedStore(db, caller, storeId);
    const rows = await selectIntakes(db, { storeId, before, limit: pageSize + 1 });
    const intakes = rows.slice(0, pageSize);
    return {
      isOn: await isGoldPurchaseOn(db),
      approvalAbove: (await loadApprovalLimits(db)).oldGoldSom,
      paysCash: await takesCash(db, storeId),
      rates: (await selectRates(db)).map(rateToWire),
      intakes: intakes.map(intakeToWire),
      next: rows.length > pageSize ? (intakes.at(-1)?.id ?? null) : null,
    };
  },

  async setGoldRate({ db }, { caller, input: { metal, rate }, now }) {
    const current = (await selectRates(db)).find((one) => one.metal === metal);
    if (current === undefined) throw new Refusal('NOT_FOUND');
    if (current.rate_som !== rate)
      await insertRate(db, { metal, rateSom: rate, staffId: caller.staff.id, now });
    return { rates: (await selectRates(db)).map(rateToWire) };
  },

  async takeGold({ db, secret }, { caller, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    await requireNamedStore(db, caller, form.storeId);
    // the stored request of an idempotency key must not contain personal data
    const person = hmac(secret, `gold-person:${JSON.stringify(form.person)}`).toString('base64url');
    const call = { scope: `gold:${caller.staff.id}`, key, request: { ...form, person }, now };
    const run = async () =>
      getIntake(db, await takeGold(db, { form, staffId: caller.staff.id, secret, now }));
    return once(db, call, { run });
  },

  async payGold({ db }, { caller, input: { id, idempotencyKey: key }, now }) {
    const run = async () => {
      const storeId = await lockOwn(db, id, caller);
      const amountSom = await lockReadyGold(db, { id, storeId });
      await payGold(db, amountSom, { id, storeId, staffId: caller.staff.id, now });
      return getIntake(db, id);
    };
    return once(db, { scope: `gold-payout:${caller.staff.id}:${id}`, key, request: { id }, now }, { run });
  },

  async dropGold({ db }, { caller, input: { id }, now }) {
    await lockOwn(db, id, caller);
    const { state } = await getIntake(db, id);
    if (state === 'PAID' || state === 'DROPPED') throw new Refusal('GOLD_STATE_CONFLICT', { state });
    await markDropped(db, { id, staffId: caller.staff.id, now });
  },

  async showGoldPerson({ db, secret }, { caller, input: { id } }) {
    return personOf(await findOwnIntake(db, id, caller), secret);
  },
} satisfies StaffFunctions<typeof declared, GoldDeps>;

/** Locks old gold in the caller's stores and returns its store. Refuses with NOT_FOUND. */
async function lockOwn(db: Db, id: number, caller: StaffCaller): Promise<number> {
  const row = await lockIntake(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return row.store_id;
}
