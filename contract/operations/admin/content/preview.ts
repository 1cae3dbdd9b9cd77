import { ContentPreview, NewContentPreview } from '../../../admin/content/preview.ts';
import { declareStaffOperations } from '../staff-operation.ts';

export const contentPreviewOperations = declareStaffOperations({
  previewContent: {
    method: 'POST',
    path: '/api/admin/v1/content-previews',
    summary: 'A link to a page with a draft as a visitor would see it at a time; good for half an hour.',
    access: 'content.write',
    body: NewContentPreview,
    answer: ContentPreview,
    refusals: ['NOT_FOUND'],
  },
});
