import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Nullable, Shape } from '#contract/primitives.ts';
import type { BulkActions, BulkSpec } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { repriceTask } from '../../tasks.ts';
import {
  lockPromotedModels,
  type PromotedModelRow,
  replacePromotions,
  selectPromotedModels,
} from './queries-model-promotions.ts';

/** Ids of the promotions that target the model directly and have not ended. */
const Facts = Shape({ promotions: Nullable(Type.String()) });
type Facts = Static<typeof Facts>;
/** If omitted, the promotion does not exist yet, as in a preview. */
const Parameters = Type.Object({ promotionId: Type.Optional(Type.Integer()) });
type Parameters = Static<typeof Parameters>;

const storedFacts = Compile(Facts);
const storedParameters = Compile(Parameters);

/** Placeholder for the promotion that is created together with the job. */
const notMade = 0;

const factsOf = (ids: readonly number[]): Facts => ({
  promotions: ids.length === 0 ? null : ids.join(', '),
});
const idsIn = ({ promotions }: Facts): number[] =>
  promotions === null ? [] : promotions.split(', ').map(Number);

const ofModels = {
  permission: 'promotions.write',
  canUndo: true,
  parseFacts: (value) => storedFacts.Parse(value),
  read: selectPromotedModels,
  lock: lockPromotedModels,
  factsOf: ({ promotionIds }) => factsOf(promotionIds),
  async write(db, { changes, now }) {
    const records = changes.map(({ row: { id }, after }) => ({ id, promotionIds: idsIn(after) }));
    await replacePromotions(db, { records, now });
    await enqueue(db, { task: repriceTask });
  },
} satisfies Partial<BulkSpec<PromotedModelRow, Facts, never>>;

function decidePromotion({ state, isPriced, promotionIds }: PromotedModelRow, { promotionId }: Parameters) {
  if (state === 'ARCHIVED') return { code: 'MODEL_STATE_CONFLICT' } as const;
  if (!isPriced) return { code: 'LACKS_PRICE' } as const;
  const after = new Set([...promotionIds, promotionId ?? notMade]);
  return { after: factsOf([...after].toSorted((one, other) => one - other)) };
}

/** A promotion of a category continues: it can only be ended as a whole. */
const decideEnd = ({ promotionIds, isGrouped }: PromotedModelRow) =>
  promotionIds.length === 0 && isGrouped ? ({ code: 'PROMOTION_OF_GROUP' } as const) : { after: factsOf([]) };

/** Adds many models to a promotion or removes them from theirs, with Undo. Prices follow as after any promotion that starts or ends. */
export const promotionBulkActions: BulkActions = {
  'models.promotion': createBulkAction<PromotedModelRow, Facts, Parameters>({
    ...ofModels,
    entry: { action: 'prices.promotion', resource: 'model' },
    parseParameters: (value) => storedParameters.Parse(value),
    decide: decidePromotion,
  }),
  'models.end-promotion': createBulkAction<PromotedModelRow, Facts, null>({
    ...ofModels,
    entry: { action: 'prices.end', resource: 'model' },
    parseParameters: () => null,
    decide: decideEnd,
  }),
};
