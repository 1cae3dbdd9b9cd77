import { Listed } from '../../../admin/list.ts';
import {
  ChangePicture,
  largestPhotoBytes,
  Media,
  MediaParams,
  MediaQuery,
  NewPhoto,
} from '../../../admin/catalog/media.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const access = 'catalog.write';
const params = MediaParams;

/** Pictures and films, wherever they are used (backoffice.md 2.7). */
export const mediaOperations = declareStaffOperations({
  listMedia: {
    method: 'GET',
    path: '/api/admin/v1/attachments',
    summary: 'Pictures and films by what they show and whether anything holds them, the latest first.',
    access,
    query: MediaQuery,
    answer: Listed(Media),
    refusals: ['CURSOR_INVALID'],
  },
  addMedia: {
    method: 'POST',
    path: '/api/admin/v1/attachments',
    summary: 'A picture or a film that nothing holds yet.',
    access,
    query: NewPhoto,
    fileBytes: largestPhotoBytes,
    answer: Media,
    status: 201,
    refusals: ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
  },
  changeMedia: {
    method: 'PATCH',
    path: '/api/admin/v1/attachments/:id',
    summary: 'What is seen on a picture, in three languages, and the point that stays in sight.',
    access,
    params,
    body: ChangePicture,
    answer: Media,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: { action: 'media.change', resource: 'media', record: 'id' },
  },
  removeMedia: {
    method: 'DELETE',
    path: '/api/admin/v1/attachments/:id',
    summary: 'Removes a picture that nothing holds, with its original.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'MEDIA_USED'],
    ifMatch: true,
    audit: { action: 'media.remove', resource: 'media', record: 'id' },
  },
});
