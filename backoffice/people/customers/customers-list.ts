import type { CustomerColumn } from '#contract/admin/people/customer.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';

/** The list of customers: its filters, sort orders and columns. */
export const customersList: DeclaredList<CustomerColumn> = {
  name: 'customers',
  path: '/people/customers',
  address: {
    words: [
      'q',
      'sort',
      'priceType',
      'language',
      'createdAt.from',
      'createdAt.to',
      'lastOrderAt.from',
      'lastOrderAt.to',
      'orders.from',
      'orders.to',
      'total.from',
      'total.to',
      'sizes',
      'consent',
      'regionId',
    ],
    switches: [],
    sort: '-createdAt',
  },
  columns: [
    'name',
    'total',
    'phone',
    'orders',
    'lastOrderAt',
    'createdAt',
    'sizes',
    'consents',
    'region',
    'priceType',
    'language',
  ],
  defaultColumns: [
    'name',
    'total',
    'phone',
    'lastOrderAt',
    'orders',
    'createdAt',
    'sizes',
    'region',
    'priceType',
  ],
};

/** The sizes of rings that the shop sells, mm. */
export const ringSizes = Array.from({ length: 17 }, (_, nth) => 14 + nth / 2);
