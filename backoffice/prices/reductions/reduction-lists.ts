import type { PromoCodeColumn, PromotionColumn } from '#contract/admin/prices/reduction.ts';
import type { DeclaredList } from '../../shell/list/declared-list.ts';

const words = [
  'q',
  'sort',
  'state',
  'kind',
  'target',
  'staffId',
  'from.from',
  'from.to',
  'until.from',
  'until.to',
];

export const promotionsList: DeclaredList<PromotionColumn> = {
  name: 'promotions',
  path: '/prices/promotions',
  address: { words, switches: ['stacks'], sort: '-from', more: ['open'] },
  columns: [
    'name',
    'state',
    'off',
    'targets',
    'given',
    'period',
    'pieces',
    'total',
    'sold',
    'stacks',
    'setBy',
  ],
  defaultColumns: ['name', 'state', 'off', 'targets', 'given', 'period', 'pieces', 'sold'],
};

export const codesList: DeclaredList<PromoCodeColumn> = {
  name: 'codes',
  path: '/prices/codes',
  address: {
    words: [...words, 'limit', 'uses.from', 'uses.to'],
    switches: ['stacks', 'usedUp'],
    sort: '-from',
    more: ['open'],
  },
  columns: [
    'code',
    'state',
    'off',
    'targets',
    'uses',
    'given',
    'period',
    'least',
    'maxUsesPerShopper',
    'stacks',
    'setBy',
  ],
  defaultColumns: ['code', 'state', 'off', 'targets', 'uses', 'given', 'period'],
};
