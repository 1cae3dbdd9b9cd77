import { Value } from 'typebox/value';
import { PromoteModels } from '#contract/admin/catalog/model-bulk.ts';
import type { modelPromotionOperations as declared } from '#contract/operations/admin/catalog/model-promotion.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { idsOfPreview, startBulk } from '#server/bulk/start-job.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  beginPromotion,
  previewEndOf,
  previewPromotionOf,
} from '#server/pricing/reductions/models/promote-models.ts';
import { chooseModels, choiceIn } from './choose-models.ts';
import type { ModelBulkDeps } from './operations.ts';

/** Adds many models to a promotion, or removes them from theirs. */
export const modelPromotionOperations = {
  async previewModelsPromotion({ db, bulkActions }, { caller, input, now }) {
    const { choice, parameters: form } = choiceIn(input);
    const looked = { action: 'models.promotion', parameters: form, caller, now };
    const preview = await previewBulk(db, bulkActions, { ...looked, ...(await chooseModels(db, choice)) });
    const productIds = await idsOfPreview(db, preview);
    return { ...preview, prices: await previewPromotionOf(db, { form, productIds, now }) };
  },

  promoteModels: ({ db }, { caller, input: { token, reason }, now }) =>
    startBulk(db, {
      action: 'models.promotion',
      token,
      caller,
      now,
      prepare: ({ parameters, ids: productIds }) => {
        const form = Value.Parse(PromoteModels, parameters);
        return beginPromotion(db, { form, productIds, reason, staffId: caller.staff.id, now });
      },
    }),

  async previewModelsPromotionEnd({ db, bulkActions }, { caller, input, now }) {
    const { choice, parameters } = choiceIn(input);
    const looked = { action: 'models.end-promotion', parameters, caller, now };
    const preview = await previewBulk(db, bulkActions, { ...looked, ...(await chooseModels(db, choice)) });
    const productIds = await idsOfPreview(db, preview);
    return { ...preview, prices: await previewEndOf(db, { productIds, now }) };
  },

  endModelsPromotion: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'models.end-promotion', token, caller, now }),
} satisfies StaffFunctions<typeof declared, ModelBulkDeps>;
