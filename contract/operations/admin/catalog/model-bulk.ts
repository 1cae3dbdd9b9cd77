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

/** One change of many models (backoffice.md 2.7). */
export const modelBulkOperations = declareStaffOperations({
  previewModelsPublication: {
    ...choice,
    path: `${path}/publish/preview`,
    summary: 'Which models would come on the site, and what the others lack.',
    body: Shape(chosen),
  },
  publishModels: {
    ...bulkRun,
    path: `${path}/publish`,
    summary: 'Puts the models of a preview on the site.',
    access,
    audit: ofJob('models.publish-many'),
  },
  previewModelsArchiving: {
    ...choice,
    path: `${path}/archive/preview`,
    summary: 'Which models would leave the site.',
    body: Shape(chosen),
  },
  archiveModels: {
    ...bulkRun,
    path: `${path}/archive`,
    summary: 'Takes the models of a preview off the site.',
    access,
    audit: ofJob('models.archive-many'),
  },
  previewModelsCategory: {
    ...choice,
    path: `${path}/category/preview`,
    summary: 'Which models would come into another category.',
    body: Shape({ ...chosen, ...MoveModels.properties }),
  },
  moveModels: {
    ...bulkRun,
    path: `${path}/category`,
    summary: 'Puts the models of a preview into their category.',
    access,
    audit: ofJob('models.category-many'),
  },
  previewModelsCollections: {
    ...choice,
    path: `${path}/collections/preview`,
    summary: 'Which models would come into these collections and leave those.',
    body: Shape({ ...chosen, ...ChangeCollections.properties }),
  },
  changeModelsCollections: {
    ...bulkRun,
    path: `${path}/collections`,
    summary: 'Puts the models of a preview into their collections.',
    access,
    audit: ofJob('models.collections-many'),
  },
  previewModelsOccasions: {
    ...choice,
    path: `${path}/occasions/preview`,
    summary: 'Which models would be for these occasions and no more for those.',
    body: Shape({ ...chosen, ...ChangeWords.properties }),
  },
  changeModelsOccasions: {
    ...bulkRun,
    path: `${path}/occasions`,
    summary: 'Gives the models of a preview their occasions.',
    access,
    audit: ofJob('models.occasions-many'),
  },
  previewModelsStyles: {
    ...choice,
    path: `${path}/styles/preview`,
    summary: 'Which models would have these styles and lose those.',
    body: Shape({ ...chosen, ...ChangeWords.properties }),
  },
  changeModelsStyles: {
    ...bulkRun,
    path: `${path}/styles`,
    summary: 'Gives the models of a preview their styles.',
    access,
    audit: ofJob('models.styles-many'),
  },
});
