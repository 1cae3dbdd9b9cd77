import { ContentPreview, NewContentPreview } from '../../../admin/content/preview.ts';
import { declareStaffOperations } from '../staff-operation.ts';

export const contentPreviewOperations = declareStaffOperations({
  previewContent: {
    method: 'POST',
    path: '/api/admin/v1/content-previews',
    summary:
      'Creates a link to a page with a draft as a visitor would see it at a given time; valid for half an hour.',
    access: 'content.write',
    body: NewContentPreview,
    answer: ContentPreview,
    refusals: ['NOT_FOUND'],
  },
});
