import type { BusinessColumn } from '#contract/admin/people/business.ts';
import type { CallColumn } from '#contract/admin/people/callback.ts';
import type { PrivacyColumn } from '#contract/admin/people/privacy.ts';
import type { ReviewColumn } from '#contract/admin/people/review.ts';
import type { VisitColumn } from '#contract/admin/people/visit.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';

export const businessesList: DeclaredList<BusinessColumn> = {
  name: 'businesses',
  path: '/people/businesses',
  address: { words: ['q', 'sort', 'state', 'staffId'], switches: [], sort: '-createdAt' },
  columns: ['company', 'state', 'stir', 'contract', 'decided', 'createdAt'],
  defaultColumns: ['company', 'state', 'stir', 'contract', 'decided'],
};

export const reviewsList: DeclaredList<ReviewColumn> = {
  name: 'reviews',
  path: '/people/reviews',
  address: {
    words: [
      'q',
      'sort',
      'state',
      'rating',
      'language',
      'model',
      'piece',
      'order',
      'writtenAt.from',
      'writtenAt.to',
    ],
    switches: [],
    sort: '-writtenAt',
    more: ['open'],
  },
  columns: ['text', 'rating', 'state', 'writtenAt', 'model', 'piece', 'order', 'language', 'answer'],
  defaultColumns: ['text', 'rating', 'state', 'writtenAt', 'model', 'language'],
};

export const callsList: DeclaredList<CallColumn> = {
  name: 'calls',
  path: '/people/calls',
  address: {
    words: ['q', 'sort', 'state', 'subject', 'bestTime', 'language', 'createdAt.from', 'createdAt.to'],
    switches: ['late'],
    sort: 'dueAt',
    more: ['open'],
  },
  columns: ['name', 'state', 'subject', 'age', 'bestTime', 'phone', 'language', 'createdAt', 'tries'],
  defaultColumns: ['name', 'state', 'subject', 'age', 'bestTime', 'phone', 'language'],
};

export const visitsList: DeclaredList<VisitColumn> = {
  name: 'visits',
  path: '/people/visits',
  address: {
    words: ['q', 'sort', 'state', 'storeId'],
    switches: ['toDo'],
    sort: '-startsAt',
    more: ['open', 'view', 'day'],
  },
  columns: ['name', 'state', 'startsAt', 'store', 'place', 'phone', 'pieces', 'language', 'createdAt'],
  defaultColumns: ['name', 'state', 'startsAt', 'store', 'place', 'phone'],
};

export const privacyList: DeclaredList<PrivacyColumn> = {
  name: 'privacy',
  path: '/people/privacy',
  address: { words: ['q', 'sort', 'state', 'kind'], switches: [], sort: 'dueOn', more: ['add'] },
  columns: ['customer', 'kind', 'state', 'dueOn', 'requestedOn', 'addedBy', 'basis', 'done'],
};

/** Number of columns that fit next to an open record. */
export const columnsWithRecord = 4;
