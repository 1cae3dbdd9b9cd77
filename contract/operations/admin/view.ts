import { Type } from 'typebox';
import { SavedView, SaveView, ShareView, ViewParams, ViewsQuery } from '../../admin/view.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const ofView = (action: string) => ({ action, resource: 'view', record: 'id' });

/** Saved views of lists (backoffice.md 2.1). */
export const viewOperations = declareStaffOperations({
  listViews: {
    method: 'GET',
    path: '/api/admin/v1/views',
    summary: 'Lists the views of a list: the caller’s own and the shared ones.',
    access: 'signed-in',
    query: ViewsQuery,
    answer: Type.Array(SavedView),
    refusals: [],
  },
  saveView: {
    method: 'POST',
    path: '/api/admin/v1/views',
    summary: 'Saves a view of the caller; an existing one of the same name is replaced.',
    access: 'signed-in',
    body: SaveView,
    answer: SavedView,
    refusals: ['TOO_MANY_VIEWS'],
    audit: ofView('views.save'),
  },
  shareView: {
    method: 'PATCH',
    path: '/api/admin/v1/views/:id',
    summary: 'Shares a view or makes it private, and sets the roles for which the list opens with it.',
    access: 'views.share',
    params: ViewParams,
    body: ShareView,
    answer: SavedView,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofView('views.share'),
  },
  deleteView: {
    method: 'DELETE',
    path: '/api/admin/v1/views/:id',
    summary: 'Deletes a view of the caller; people who may share views can also delete shared ones.',
    access: 'signed-in',
    params: ViewParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofView('views.delete'),
  },
});
