import { PricesSet } from '#contract/admin/prices/piece-price.ts';
import type { piecePriceOperations as declared } from '#contract/operations/admin/prices/piece-price.ts';
import type { Db } from '#database/connect.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { previewOfBoth } from '../preview/wire.ts';
import { readPiecePrice } from './read-price.ts';
import { needsSecondPerson, planPrices, totalPlan } from './plan-prices.ts';
import { setPrices } from './set-prices.ts';

const setOnce = onceOnly(PricesSet);

/** Prices of single pieces. */
export const piecePriceOperations = {
  getPiecePrice: ({ db }, { input: { serial } }) => readPiecePrice(db, serial),

  async previewPiecePrices({ db }, { input: { rows }, now }) {
    const plan = await planPrices(db, { rows, isLocking: false });
    return {
      ...(await previewOfBoth(db, await totalPlan(db, { plan, now }))),
      refused: plan.refused,
      needsApproval: await needsSecondPerson(db, { plan, now }),
    };
  },

  async setPiecePrices({ db }, { caller: { staff }, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    const { rows, reason } = form;
    const [first] = rows;
    const keyed = { scope: `prices:${staff.id}`, key, request: form, now };
    return setOnce(db, keyed, {
      run: async () => ({
        ...(await setPrices(db, { rows, reason, now })),
        serial: rows.length === 1 && first !== undefined ? first.serial : null,
      }),
    });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;
