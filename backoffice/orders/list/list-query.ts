import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { type ListAddress, queryOfAddress } from '../../kit/list/list-address.ts';

export const ordersAddress: ListAddress = {
  words: ['q', 'sort', 'state', 'payment', 'kind', 'storeId', 'createdAt.from', 'createdAt.to'],
  switches: ['late', 'uncollected', 'manualRefund'],
  sort: '-createdAt',
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/orders'>['query'] => queryOfAddress(search, ordersAddress, cursor);
