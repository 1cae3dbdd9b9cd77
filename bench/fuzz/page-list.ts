/** A page of the storefront, as a browser requests it. */
export interface FuzzedPage {
  /** The path below the language prefix, with `{name}` for its parameters. */
  path: string;
  /** The query parameters that the page reads. */
  query?: readonly string[];
  /** The fields of its forms, and the values of `intent`. */
  form?: { fields: readonly string[]; intents?: readonly string[] };
  /** The response is for a script or is a picture, not a page. */
  isAnswer?: true;
}

const facets = ['category', 'collection', 'metal', 'probe', 'stone', 'shape', 'color', 'clarity', 'cut'];
const moreFacets = ['ringSize', 'length', 'gender', 'occasion', 'style', 'laboratory', 'storeId'];
const ranges = ['minPrice', 'maxPrice', 'minWeight', 'maxWeight', 'minCarat', 'maxCarat'];
const listing = ['q', ...facets, ...moreFacets, ...ranges, 'inStock', 'sale', 'sort', 'view', 'page'];
const contact = ['name', 'phone', 'email', 'consent'];
const address = ['regionId', 'districtId', 'street', 'house', 'apartment', 'entrance', 'floor', 'landmark'];
const howToPay = ['kind', 'storeId', 'addressId', 'saveAddress', 'method', 'expectedTotal', 'idempotencyKey'];
const alsoSent = ['code', 'phoneCode', 'codePhone', 'codeResendAt', 'promoCode', 'promoTried', 'line'];
const texts = ['delivery', 'returns', 'payment', 'care', 'offer', 'privacy', 'contacts', 'about-brand'];
const options = ['text', 'lettering', 'ribbon', 'card', 'hidePrice'];
const login = ['kind', 'phone', 'email', 'password', 'firstName', 'code', 'to', 'stay'];
const orderIntents = ['prove', 'cancel', 'repeat', 'pay', 'resend'];

/** Every address of the storefront (storefront/routes.ts), including paths without a required parameter. */
export const pages: readonly FuzzedPage[] = [
  { path: '/', query: ['require-auth', 'utm_source', 'number'] },
  { path: '/catalog', query: listing },
  { path: '/catalog/{slug}', query: listing },
  { path: '/search/suggestions', query: ['q'], isAnswer: true },
  { path: '/collections' },
  { path: '/collections/{slug}', query: listing },
  { path: '/moments' },
  { path: '/{slug}-moments' },
  { path: '/{anything}' },
  { path: '/{anything}/{anything}' },
  { path: '/product/{slug}', query: ['piece', 'size'], form: { fields: ['key', 'itemId', ...options] } },
  { path: '/product/{slug}/drawing', query: ['piece'], isAnswer: true },
  { path: '/product/{slug}/drawing/{anything}', query: ['piece'], isAnswer: true },
  { path: '/product/{slug}/reviews', query: ['page'] },
  { path: '/compare', query: ['ids', 'add', 'only'] },
  {
    path: '/reviews/write',
    query: ['order', 'piece', 'token'],
    form: {
      fields: ['rating', 'text', 'fit', 'isNamed', 'language', 'order', 'piece', 'token'],
      intents: ['delete'],
    },
  },
  { path: '/favorites', query: ['ids', 'page', 'removed'], form: { fields: ['id', 'productId'] } },
  { path: '/favorites/toggle', form: { fields: ['productId', 'to', 'remove', 'save'] } },
  { path: '/favorites/sync', form: { fields: ['ids'] }, isAnswer: true },
  { path: '/favorites/cards', query: ['ids'], isAnswer: true },
  { path: '/stores', query: ['city', 'service', 'open'] },
  { path: '/stores/{slug}' },
  { path: '/certificate', query: ['number'] },
  { path: '/certificate/{certificate}' },
  {
    path: '/requests/call-back',
    query: ['piece', 'product', 'about', 'order', 'token'],
    form: { fields: [...contact, 'comment', 'bestTime', 'subject', 'order', 'token'] },
  },
  {
    path: '/requests/notify',
    query: ['product', 'size'],
    form: { fields: [...contact, 'productId', 'size', 'by', 'line'] },
  },
  {
    path: '/requests/visit',
    query: ['pieces', 'store', 'day'],
    form: { fields: [...contact, 'storeId', 'day', 'time', 'pieces'] },
  },
  { path: '/requests/{anything}/{token}', form: { fields: ['key'], intents: ['cancel', 'end', 'mute'] } },
  {
    path: '/cart',
    query: ['region', 'removed'],
    form: {
      fields: ['id', 'key', 'itemId', 'quantity', 'takenFrom', 'promoCode', 'line', ...options],
      intents: ['add', 'remove', 'replace', 'keep', 'drop', 'promo'],
    },
  },
  {
    path: '/checkout',
    form: {
      fields: [...contact, ...address, ...howToPay, ...alsoSent],
      intents: ['enter', 'hold', 'extend', 'resend', 'promo', 'replace', 'keep', 'drop', 'order'],
    },
  },
  { path: '/checkout/reserved', query: ['product'], isAnswer: true },
  { path: '/checkout/delivery', query: ['districtId'], isAnswer: true },
  { path: '/checkout/success', query: ['order', 'token', 'late'] },
  {
    path: '/checkout/failed',
    query: ['order', 'token', 'late', 'back'],
    form: { fields: ['method'], intents: ['pay', 'cancel', 'repeat', 'method'] },
  },
  { path: '/checkout/gift-slip', query: ['order', 'token'] },
  {
    path: '/order/{number}',
    query: ['token'],
    form: { fields: ['digits', 'method', 'token'], intents: orderIntents },
  },
  ...['offline', 'about-factory', 'fineness-and-hallmarks', ...texts].map((slug) => ({
    path: `/${slug}`,
    query: ['to'],
  })),
  { path: '/size-guide', query: ['length', 'size'] },
  { path: '/measurement', form: { fields: ['answer', 'to'] } },
  { path: '/measurement/plain.css', isAnswer: true },
  {
    path: '/login',
    query: ['form', 'require-auth'],
    form: { fields: login, intents: ['phone', 'email', 'registration', 'forgotten', 'resend', 'code'] },
  },
  { path: '/logout', form: { fields: ['stay'] } },
  { path: '/profile' },
  { path: '/profile/my-orders', query: ['page'] },
  { path: '/profile/my-orders/{number}', form: { fields: ['digits', 'method'], intents: orderIntents } },
  {
    path: '/profile/settings',
    form: {
      fields: [...login, 'language', 'birthDate', 'gender', 'id', 'isSure'],
      // intents that end a session are left out, because the rest of the run needs it
      intents: ['person', 'phone', 'email', 'password', 'consents', 'code'],
    },
  },
  { path: '/profile/settings/export', isAnswer: true },
  {
    path: '/profile/my-cards',
    query: ['provider', 'cardToken', 'remove'],
    form: {
      fields: ['id', 'provider', 'cardToken', 'code'],
      intents: ['add', 'code', 'resend', 'remove', 'default'],
    },
  },
  {
    path: '/profile/my-addresses',
    query: ['add', 'edit', 'removed'],
    form: {
      fields: ['id', ...address, 'recipientName', 'recipientPhone', 'comment', 'isDefault'],
      intents: ['save', 'remove', 'default', 'undo'],
    },
  },
];
