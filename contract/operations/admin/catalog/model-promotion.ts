import { bulkChoice } from '../../../admin/bulk.ts';
import { ModelsQuery } from '../../../admin/catalog/model.ts';
import {
  ModelsPromotionPreview,
  PromoteModels,
  RunModelsPromotion,
} from '../../../admin/catalog/model-bulk.ts';
import { Shape } from '../../../primitives.ts';
import { bulkRun, ofJob } from '../bulk.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const chosen = bulkChoice(ModelsQuery);
const access = 'promotions.write';
const path = '/api/admin/v1/models/bulk';
const refused = ['REDUCTION_WRONG', 'STARTS_IN_PAST', 'PERIOD_WRONG'] as const;

/** Promotions of models chosen in their list (backoffice.md 2.7, 2.8). */
export const modelPromotionOperations = declareStaffOperations({
  previewModelsPromotion: {
    method: 'POST',
    path: `${path}/promotion/preview`,
    summary: 'Previews which models a new promotion would include, and what their pieces would cost.',
    access,
    body: Shape({ ...chosen, ...PromoteModels.properties }),
    answer: ModelsPromotionPreview,
    refusals: ['SELECTION_TOO_LARGE', ...refused],
  },
  promoteModels: {
    ...bulkRun,
    path: `${path}/promotion`,
    summary: 'Creates the promotion for the models of a preview; above the limits a second person decides.',
    access,
    body: RunModelsPromotion,
    refusals: ['SELECTION_OVER', ...refused, 'APPROVAL_REASON_NEEDED', 'APPROVAL_NEEDED'],
    audit: ofJob('models.promotion-many'),
  },
  previewModelsPromotionEnd: {
    method: 'POST',
    path: `${path}/end-promotion/preview`,
    summary:
      'Previews which models would be removed from the promotions that name them, and what their pieces would cost.',
    access,
    body: Shape(chosen),
    answer: ModelsPromotionPreview,
    refusals: ['SELECTION_TOO_LARGE'],
  },
  endModelsPromotion: {
    ...bulkRun,
    path: `${path}/end-promotion`,
    summary: 'Removes the models of a preview from the promotions that name them.',
    access,
    audit: ofJob('models.end-promotion-many'),
  },
});
