import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { priceWishes } from '#contract/admin/prices/piece-price.ts';
import { Words } from '#contract/primitives.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { beginFormulaOf, planFormula } from './formula-many.ts';
import { planPrices } from './plan-prices.ts';
import { effectOf, writePlan } from './set-prices.ts';

const Sum = Type.Optional(Type.Integer({ minimum: 1 }));
const Row = Type.Object({ serial: Type.String(), to: Words(priceWishes), price: Sum, b2b: Sum });
/** `toFormula`: ids of pieces. */
const payloads = Compile(
  Type.Union([
    Type.Object({ rows: Type.Array(Row) }),
    Type.Object({ toFormula: Type.Array(Type.Integer()) }),
  ]),
);

/** Applies approved prices; pieces reserved in the meantime keep theirs. */
export const priceExecutor = approvalExecutor({
  payloads,
  assess: async (db, wished, now) => {
    const plan =
      'rows' in wished
        ? await planPrices(db, { rows: wished.rows, isLocking: false })
        : await planFormula(db, wished.toFormula);
    return effectOf(db, { plan, now });
  },
  run: async (db, wished, { requestedBy: staffId, now }) => {
    if ('rows' in wished) await writePlan(db, await planPrices(db, { rows: wished.rows, isLocking: true }));
    else await beginFormulaOf(db, { ids: wished.toFormula, staffId, now });
  },
});
