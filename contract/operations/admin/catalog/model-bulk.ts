import { bulkChoice } from '../../../admin/bulk.ts';
import { ModelsQuery } from '../../../admin/catalog/model.ts';
import { ChangeCollections, ChangeWords, MoveModels } from '../../../admin/catalog/model-bulk.ts';
import { Shape } from '../../../primitives.ts';
import { bulkPreview, bulkRun, ofJob } from '../bulk.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const chosen = bulkChoice(ModelsQuery);
const access = 'catalog.write';
const path = '/api/admin/v1/models/bulk';
const choice = { ...bulkPreview, access, refusals: ['SELECTION_TOO_LARGE', 'VALIDATION_FAILED'] } as const;

/** Bulk changes of models (backoffice.md 2.7). */
export const modelBulkOperations = declareStaffOperations({
  previewModelsPublication: {
    ...choice,
    path: `${path}/publish/preview`,
    summary: 'Previews which models would be published, and what the others lack.',
    body: Shape(chosen),
  },
  publishModels: {
    ...bulkRun,
    path: `${path}/publish`,
    summary: 'Publishes the models of a preview.',
    access,
    audit: ofJob('models.publish-many'),
  },
  previewModelsArchiving: {
    ...choice,
    path: `${path}/archive/preview`,
    summary: 'Previews which models would be archived.',
    body: Shape(chosen),
  },
  archiveModels: {
    ...bulkRun,
    path: `${path}/archive`,
    summary: 'Archives the models of a preview.',
    access,
    audit: ofJob('models.archive-many'),
  },
  previewModelsCategory: {
    ...choice,
    path: `${path}/category/preview`,
    summary: 'Previews which models would move to another category.',
    body: Shape({ ...chosen, ...MoveModels.properties }),
  },
  moveModels: {
    ...bulkRun,
    path: `${path}/category`,
    summary: 'Moves the models of a preview to their category.',
    access,
    audit: ofJob('models.category-many'),
  },
  previewModelsCollections: {
    ...choice,
    path: `${path}/collections/preview`,
    summary: 'Previews which models would be added to or removed from collections.',
    body: Shape({ ...chosen, ...ChangeCollections.properties }),
  },
  changeModelsCollections: {
    ...bulkRun,
    path: `${path}/collections`,
    summary: 'Adds the models of a preview to collections and removes them from others.',
    access,
    audit: ofJob('models.collections-many'),
  },
  previewModelsOccasions: {
    ...choice,
    path: `${path}/occasions/preview`,
    summary: 'Previews which models would gain or lose occasions.',
    body: Shape({ ...chosen, ...ChangeWords.properties }),
  },
  changeModelsOccasions: {
    ...bulkRun,
    path: `${path}/occasions`,
    summary: 'Changes the occasions of the models of a preview.',
    access,
    audit: ofJob('models.occasions-many'),
  },
  previewModelsStyles: {
    ...choice,
    path: `${path}/styles/preview`,
    summary: 'Previews which models would gain or lose styles.',
    body: Shape({ ...chosen, ...ChangeWords.properties }),
  },
  changeModelsStyles: {
    ...bulkRun,
    path: `${path}/styles`,
    summary: 'Changes the styles of the models of a preview.',
    access,
    audit: ofJob('models.styles-many'),
  },
});
