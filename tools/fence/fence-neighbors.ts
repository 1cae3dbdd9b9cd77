// Which features of one zone may import each other (the table of zones: fence.ts).

/** Features of the server: each may import only from earlier layers. */
export const layers: string[][] = [
  ['auth', 'attachment', 'approval', 'bulk'],
  ['account', 'address', 'content', 'certificate', 'catalog'],
  ['pricing', 'search'],
  ['favorites', 'review', 'request', 'import', 'stock'],
  ['cart', 'measurement', 'model'],
  ['delivery', 'cash'],
  ['payment', 'gold'],
  ['card', 'order'],
  ['counter'],
  ['notification', 'exchange', 'feed', 'preview', 'staff', 'audit', 'paper', 'view'],
  [
    'notification',
    'exchange',
    'feed',
    'preview',
    'staff',
    'audit',
    'paper',
    'customer',
    'settings',
    'task',
    'webhook',
    // everything sealed, after a change of the shop's secret
    'keys',
  ],
  // it reads the lists of all others
  ['export'],
  ['figures'],
];

/**
 * Features of the storefront, each with the others it may import. The checkout and the catalogue pages are separate, so that neither loads
 * the other's code.
 */
export const neighbors: Record<string, string[]> = {
  // the table of loose stones links to the comparison
  catalog: ['sizes', 'compare'],
  stores: ['catalog'],
  certificate: [],
  collections: ['catalog'],
  kit: [],
  moments: ['catalog'],
  // viewed products are loaded in the same way as favorites
  viewed: ['catalog', 'favorites'],
  // the real-size view uses the size guide's screen measurement
  product: ['catalog', 'viewed', 'sizes', 'reviews', 'compare'],
  // the camera that reads a code, and whether a store is open: both are loaded when needed
  home: ['catalog', 'viewed', 'certificate', 'stores'],
  favorites: ['catalog'],
  cart: [],
  checkout: ['cart'],
  // one presentation of an order: for its user and for its link
  order: ['cart', 'checkout', 'reviews'],
  auth: [],
  profile: ['cart', 'checkout', 'order'],
  // another path segment is a moment or an editors' page
  content: ['moments'],
  // the service worker is built separately; the rest belongs to the shell and is loaded late
  offline: [],
  sizes: ['content'],
  measurement: [],
  requests: [],
  // a review written from an order's link begins with the proof of the order's contacts
  reviews: ['order'],
  compare: ['reviews'],
};
