import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { type ListAddress, queryOfAddress } from '../../kit/list/list-address.ts';

export const mediaAddress: ListAddress = {
  words: ['q', 'sort', 'kind'],
  switches: ['unused', 'notDescribed'],
  sort: '-id',
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/attachments'>['query'] => queryOfAddress(search, mediaAddress, cursor);
