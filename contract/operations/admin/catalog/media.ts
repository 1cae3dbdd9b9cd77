import { Listed } from '../../../admin/list.ts';
import {
  ChangePicture,
  maxPhotoBytes,
  Media,
  MediaParams,
  MediaQuery,
  NewPhoto,
} from '../../../admin/catalog/media.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const access = 'catalog.write';
const params = MediaParams;

/** Pictures and videos, wherever they are used (backoffice.md 2.7). */
export const mediaOperations = declareStaffOperations({
  listMedia: {
    method: 'GET',
    path: '/api/admin/v1/attachments',
    summary: 'Lists pictures and videos by content and by whether they are used, newest first.',
    access,
    query: MediaQuery,
    answer: Listed(Media),
    refusals: ['CURSOR_INVALID'],
  },
  addMedia: {
    method: 'POST',
    path: '/api/admin/v1/attachments',
    summary: 'Uploads a picture or video that nothing uses yet.',
    access,
    query: NewPhoto,
    fileBytes: maxPhotoBytes,
    answer: Media,
    status: 201,
    refusals: ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
  },
  changeMedia: {
    method: 'PATCH',
    path: '/api/admin/v1/attachments/:id',
    summary: 'Changes the alt texts of a picture in three languages, and its focal point.',
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
    summary: 'Deletes an unused picture and its original.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'MEDIA_USED'],
    ifMatch: true,
    audit: { action: 'media.remove', resource: 'media', record: 'id' },
  },
});
