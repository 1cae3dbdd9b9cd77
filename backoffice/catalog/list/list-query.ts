import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { type ListAddress, queryOfAddress } from '../../kit/list/list-address.ts';

export const modelsAddress: ListAddress = {
  words: [
    'q',
    'sort',
    'state',
    'categoryId',
    'collectionId',
    'metal',
    'kind',
    'make',
    'style',
    'gender',
    'occasion',
    'health',
  ],
  switches: ['markdown', 'scheduled'],
  sort: '-updatedAt',
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/models'>['query'] => queryOfAddress(search, modelsAddress, cursor);

/** The query without the page: that of an exported file. */
export const exportQueryOf = (
  search: URLSearchParams,
): StaffInput<'POST /api/admin/v1/models/export'>['body']['query'] => queryOfAddress(search, modelsAddress);

/** The predefined views (backoffice.md 2.7): each is a query of the list. */
export const views = [
  { name: 'working', query: 'state=DRAFT,ACTIVE' },
  // never empty: an empty address starts with the view of the role, or with the first one
  { name: 'all', query: 'sort=-updatedAt' },
  { name: 'drafts', query: 'state=DRAFT' },
  { name: 'scheduled', query: 'scheduled=true' },
  { name: 'notWritten', query: 'state=DRAFT,ACTIVE&health=LANGUAGES' },
  { name: 'noPicture', query: 'state=DRAFT,ACTIVE&health=PHOTO' },
] as const;
