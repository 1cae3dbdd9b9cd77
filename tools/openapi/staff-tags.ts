import type { Tag } from './tags.ts';

interface Chapter extends Tag {
  /** The first path segments after /api/admin/v1/. */
  paths: readonly string[];
}

/** The chapters of the back-office's document, in the order of its navigation. */
const chapters: readonly [Chapter, ...Chapter[]] = [
  {
    name: 'Login',
    description: 'Logging in, second factors, and one’s own sessions.',
    paths: ['session', 'me', 'invitations'],
  },
  {
    name: 'Today',
    description: 'What waits, figures, and finding a record by what was scanned.',
    paths: ['work', 'figures', 'scan'],
  },
  {
    name: 'Orders',
    description: 'Orders of shoppers, and orders that the staff place for a caller.',
    paths: ['orders', 'order-tags', 'phone-cart', 'papers'],
  },
  { name: 'Counter', description: 'Sales, returns and cash days in a store.', paths: ['counter'] },
  {
    name: 'Pieces',
    description: 'Pieces, transfers, stocktakes.',
    paths: ['pieces', 'piece-tags', 'transfers', 'stocktakes'],
  },
  {
    name: 'Catalogue',
    description: 'Models, categories, collections, characteristics and certificates.',
    paths: [
      'models',
      'price-by-weight',
      'content-health',
      'awaited-models',
      'categories',
      'collections',
      'params',
      'words',
      'certificates',
      'certificate-misses',
    ],
  },
  {
    name: 'Prices',
    description: 'Rates, the formula, promotions, codes, prices of pieces, and what a second person decides.',
    paths: ['rates', 'formulas', 'prices', 'promotions', 'promo-codes', 'approvals'],
  },
  {
    name: 'People',
    description: 'Customers, what they asked about their data, companies, reviews, calls, visits and waits.',
    paths: ['customers', 'privacy-requests', 'businesses', 'reviews', 'callbacks', 'visits', 'stock-alerts'],
  },
  {
    name: 'Content',
    description: 'Pages, moments, banners, stores, delivery and the words of the search.',
    paths: [
      'pages',
      'moments',
      'pointed-models',
      'content-pictures',
      'content-previews',
      'banners',
      'stores',
      'delivery',
      'search-words',
    ],
  },
  {
    name: 'Money',
    description: 'Payments, refunds by hand, discrepancies, receipts, and the reports of providers.',
    paths: ['payments', 'refunds', 'discrepancies', 'receipts', 'settlements'],
  },
];

/** Everything without a chapter of its own. */
const system: Tag = {
  name: 'System',
  description: 'The staff, the audit, jobs, settings, notes and views.',
};

export const staffTags: readonly Tag[] = [
  ...chapters.map(({ name, description }) => ({ name, description })),
  system,
];

/** Returns the chapter of an address such as `/api/admin/v1/orders/:number`. */
export function staffTagOf(path: string): string {
  const [, , , , first = ''] = path.split('/');
  return (chapters.find(({ paths }) => paths.includes(first)) ?? system).name;
}
