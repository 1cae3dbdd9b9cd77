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
    summary: 'The views of a list: one’s own, and those that are shared.',
    access: 'signed-in',
    query: ViewsQuery,
    answer: Type.Array(SavedView),
    refusals: [],
  },
  saveView: {
    method: 'POST',
    path: '/api/admin/v1/views',
    summary: 'Saves a view of one’s own; an existing one of the same name is replaced.',
    access: 'signed-in',
    body: SaveView,
    answer: SavedView,
    refusals: ['TOO_MANY_VIEWS'],
    audit: ofView('views.save'),
  },
  shareView: {
    method: 'PATCH',
    path: '/api/admin/v1/views/:id',
    summary: 'A view for everybody or for its owner alone, and the roles whose list begins with it.',
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
    summary: 'Deletes a view of one’s own; who shares views deletes shared ones, too.',
    access: 'signed-in',
    params: ViewParams,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofView('views.delete'),
  },
});
