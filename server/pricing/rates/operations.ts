import { Rates } from '#contract/admin/prices/rate.ts';
import type { RateRow as WireRate, Repricing } from '#contract/admin/prices/rate.ts';
import type { rateOperations as declared } from '#contract/operations/admin/prices/rate.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import { previewToWire } from '../preview/wire.ts';
import { countWaiting } from '../repricing/queries-reprice.ts';
import { changeRate, previewRate, assessRate } from './change-rate.ts';
import {
  type RateRow,
  selectPastRates,
  selectPreciousMetals,
  selectRatesInForce,
  selectRatesToCome,
} from './queries-rate.ts';

const setOnce = onceOnly(Rates);

/** Reference rates of metals. */
export const rateOperations = {
  listRates: ({ db }) => readRates(db),
  getRepricing: ({ db }) => readRepricing(db),

  async previewRate({ db }, { input: { metal, rate: refSom }, now }) {
    const { currentSom: current, ...weighed } = await assessRate(db, { metal, refSom });
    const tally = await previewRate(db, { metal, refSom, now });
    return { ...(await previewToWire(db, tally)), current, ...weighed };
  },

  async setRate({ db }, { caller: { staff }, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    const keyed = { scope: `rate:${staff.id}`, key, request: form, now };
    const { metal, rate: refSom, from, again: againSom, reason } = form;
    const wished = { metal, refSom, from: from === undefined ? null : new Date(from), againSom, reason };
    return setOnce(db, keyed, {
      run: async () => {
        await changeRate(db, { ...wished, staffId: staff.id, now });
        return readRates(db);
      },
    });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readRates(db: ReadDb): Promise<Rates> {
  const metals = await selectPreciousMetals(db);
  return {
    metals: metals.map(({ code, name }) => ({ code, ...names(name) })),
    inForce: (await selectRatesInForce(db)).map(rateToWire),
    toCome: (await selectRatesToCome(db)).map(rateToWire),
    history: (await selectPastRates(db)).map(rateToWire),
    repricing: await readRepricing(db),
  };
}

async function readRepricing(db: ReadDb): Promise<Repricing> {
  const { queued, held } = await countWaiting(db);
  return { queued, held };
}

const rateToWire = (row: RateRow): WireRate => ({
  id: row.id,
  metal: row.metal,
  rate: row.ref_som,
  from: row.effective_at.toISOString(),
  appliedAt: row.applied_at?.toISOString() ?? null,
  setBy: row.set_by,
});
