// Which features of one zone may import each other (the table of zones: fence.ts).

/** The server's: only from the rungs before their own. */
export const rungs: string[][] = [
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
    // what is sealed anywhere, after a change of the shop's secret
    'keys',
  ],
  // it reads the lists of all others
  ['export'],
  ['figures'],
];

/**
 * The storefront's: each, and the other ones it may import. The checkout and the pages of the catalogue never meet: neither carries the
 * other's bytes.
 */
export const friends: Record<string, string[]> = {
  // the table of loose stones has a way into the comparison
  catalog: ['sizes', 'compare'],
  stores: ['catalog'],
  certificate: [],
  collections: ['catalog'],
  kit: [],
  moments: ['catalog'],
  // what this browser looked at comes by the way the favorites come
  viewed: ['catalog', 'favorites'],
  // the view in real size stands on the size guide's measure of the screen
  product: ['catalog', 'viewed', 'sizes', 'reviews', 'compare'],
  // the camera that reads a code, and whether a store is open: both brought when they are wanted
  home: ['catalog', 'viewed', 'certificate', 'stores'],
  favorites: ['catalog'],
  cart: [],
  checkout: ['cart'],
  // one presentation of an order: for its user and for its link
  order: ['cart', 'checkout', 'reviews'],
  auth: [],
  profile: ['cart', 'checkout', 'order'],
  // another word of an address is a moment or a page of editors
  content: ['moments'],
  // the service worker is built for itself; the rest is the shell's, come late
  offline: [],
  sizes: ['content'],
  measurement: [],
  requests: [],
  // a review written from an order's link begins with the proof of the order's contacts
  reviews: ['order'],
  compare: ['reviews'],
};
