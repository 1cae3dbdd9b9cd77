import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { type ListAddress, queryOfAddress } from '../../kit/list/list-address.ts';

export const ordersAddress: ListAddress = {
  words: [
    'q',
    'sort',
    'state',
    'payment',
    'method',
    'channel',
    'kind',
    'storeId',
    'regionId',
    'staffId',
    'tag',
    'createdAt.from',
    'createdAt.to',
    'promisedTo.from',
    'promisedTo.to',
    'total.from',
    'total.to',
    'money.from',
    'money.to',
  ],
  switches: ['late', 'uncollected', 'manualRefund', 'discrepancy', 'engraving', 'code', 'b2b'],
  sort: '-createdAt',
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/orders'>['query'] => queryOfAddress(search, ordersAddress, cursor);

export const exportQueryOf = (
  search: URLSearchParams,
): StaffInput<'POST /api/admin/v1/orders/export'>['body']['query'] => queryOfAddress(search, ordersAddress);
