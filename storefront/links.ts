import {
  type contentPages,
  defaultLanguage,
  languageOnWire,
  pageLanguages,
  pathPrefix,
  type PageLanguage,
} from '#contract/words.ts';

interface Slugs {
  slugUz: string;
  slugRu: string;
  slugEn: string;
}
interface Names {
  nameUz: string;
  nameRu: string;
  nameEn: string;
}

const prefixed = pageLanguages.flatMap((language) =>
  language === defaultLanguage ? [] : [{ language, prefix: pathPrefix(language) }],
);

/** The language of a page is determined by its URL alone (decisions 2). */
export function languageOfPath(pathname: string): PageLanguage {
  return prefixed.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`))?.language ?? defaultLanguage;
}

/** The path without its language prefix: `/uz/catalog` → `/catalog`. */
export function pathWithoutLanguage(pathname: string): string {
  return pathname.slice(pathPrefix(languageOfPath(pathname)).length) || '/';
}

export function slugOf(thing: Slugs, language: PageLanguage): string {
  return { uz: thing.slugUz, ru: thing.slugRu, en: thing.slugEn }[languageOnWire(language)];
}

export function nameOf(thing: Names, language: PageLanguage): string {
  return { uz: thing.nameUz, ru: thing.nameRu, en: thing.nameEn }[languageOnWire(language)];
}

/** A call-back, a stock alert, a visit to try pieces on. */
export type RequestKind = 'call-back' | 'notify' | 'visit';

export type ContentPageSlug = (typeof contentPages)[number];

/** Hides the consent bar in browsers that run no scripts. */
export const measurementStyle = '/measurement/plain.css';

/** Builders of every address of the storefront, in one language. */
export const linksIn = (language: PageLanguage): Links => linksOf[language];

export type Links = ReturnType<typeof buildLinks>;

function buildLinks(language: PageLanguage) {
  const prefix = pathPrefix(language);
  const at = (path: string) => (path === '/' && prefix !== '' ? prefix : prefix + path);
  return {
    home: () => at('/'),
    catalog: (query = '') => at(`/catalog${query && `?${query}`}`),
    category: (category: Slugs, query = '') =>
      at(`/catalog/${slugOf(category, language)}${query && `?${query}`}`),
    /** The suggestions for a search text; data, not a page. */
    suggestions: (q: string) => at(`/search/suggestions?${new URLSearchParams({ q })}`),
    collections: () => at('/collections'),
    collection: (collection: Slugs, query = '') =>
      at(`/collections/${slugOf(collection, language)}${query && `?${query}`}`),
    moments: () => at('/moments'),
    /** A moment has one address in every language: `/ring-moments`. */
    moment: (product: string) => at(`/${product}-moments`),
    product: (product: Slugs, piece?: string) =>
      at(
        `/product/${slugOf(product, language)}${piece === undefined ? '' : `?piece=${encodeURIComponent(piece)}`}`,
      ),
    /** The drawing to scale of a piece; `alone`: without the part of the body that it is worn on. */
    productDrawing: (product: Slugs, piece?: string, view?: 'alone') =>
      at(
        `/product/${slugOf(product, language)}/drawing${view ? `/${view}` : ''}${piece === undefined ? '' : `?piece=${encodeURIComponent(piece)}`}`,
      ),
    /** All reviews of a product; `page` counts from 1. */
    reviews: (product: Slugs, page = 1) =>
      at(`/product/${slugOf(product, language)}/reviews${page === 1 ? '' : `?page=${page}`}`),
    /** A review of a piece of an order; `token` grants access to the order for a guest. */
    writeReview: (about: { number: string; piece: string; token?: string | undefined }) =>
      at(`/reviews/write?${reviewQuery(about)}`),
    /** Up to four products side by side; the query in its canonical order. */
    compare: (ids: readonly number[] = [], query = '') =>
      at(ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}${query && `&${query}`}`),
    /** With ids in the query: a shared list, which anybody may open. */
    favorites: (query = '') => at(`/favorites${query && `?${query}`}`),
    favoritesToggle: () => at('/favorites/toggle'),
    favoritesSync: () => at('/favorites/sync'),
    favoritesCards: (ids: readonly number[]) => at(`/favorites/cards?ids=${ids.join(',')}`),
    cart: () => at('/cart'),
    checkout: () => at('/checkout'),
    /** Which pieces of a product are held now; never cached, like everything under this path. */
    reserved: (productId: number) => at(`/checkout/reserved?product=${productId}`),
    deliveryQuote: (districtId: string) =>
      at(`/checkout/delivery?districtId=${encodeURIComponent(districtId)}`),
    success: (order: { number: string; token: string }) => at(`/checkout/success?${orderQuery(order)}`),
    /** Sends the link of an order to its phone. */
    findOrder: () => at('/checkout/success'),
    failed: (order: { number: string; token: string }) => at(`/checkout/failed?${orderQuery(order)}`),
    /** The page of an order, by its signed link. */
    guestOrder: (order: { number: string; token: string }) =>
      at(`/order/${encodeURIComponent(order.number)}?${new URLSearchParams({ token: order.token })}`),
    giftSlip: (order: { number: string; token: string }) => at(`/checkout/gift-slip?${orderQuery(order)}`),
    /** `form`: which form; `to`: where to redirect after the login. */
    login: (queryOf: { form?: string; to?: string | null } = {}) => at(`/login${loginQuery(queryOf)}`),
    logout: () => at('/logout'),
    /** `city`: a region's code; `service`, `open`. */
    stores: (query: Record<string, string> = {}) => at(`/stores${queryOf(query)}`),
    store: (slug: string) => at(`/stores/${encodeURIComponent(slug)}`),
    certificateLookUp: () => at('/certificate'),
    certificate: (id: string) => at(`/certificate/${encodeURIComponent(id)}`),
    /** The home page with the login opened, which then redirects to that path. */
    requireAuth: (path: string) => `${at('/')}?${new URLSearchParams({ 'require-auth': path })}`,
    /** A form of a request, about the subject in its query. */
    request: (kind: RequestKind, about: Record<string, string> = {}) =>
      at(`/requests/${kind}${queryOf(about)}`),
    /** A submitted request; `key` grants access to it. */
    requested: (kind: RequestKind, key: string) => at(`/requests/${kind}/${encodeURIComponent(key)}`),
    content: (slug: ContentPageSlug) => at(`/${slug}`),
    sizeGuide: () => at('/size-guide'),
    measurement: () => at('/measurement'),
    profile: () => at('/profile'),
    orders: (page = 0) => at(`/profile/my-orders${page === 0 ? '' : `?page=${page}`}`),
    order: (number: string) => at(`/profile/my-orders/${encodeURIComponent(number)}`),
    addresses: (query = '') => at(`/profile/my-addresses${query && `?${query}`}`),
    cards: (query = '') => at(`/profile/my-cards${query && `?${query}`}`),
    settings: () => at('/profile/settings'),
    exportMyData: () => at('/profile/settings/export'),
    /** `to`: the page that the shopper requested. */
    offline: (to = '') => at(`/offline${to && `?${new URLSearchParams({ to })}`}`),
    /** The name and the look of the installed web app. */
    manifest: () => `/manifest/${language.toLowerCase()}`,
    /** A link that staff wrote in English without a prefix, e.g. of a banner: `/catalog?collection=anor`. */
    written: (path: string) => at(path),
  };
}

const linksOf = inEveryLanguage(buildLinks);

const queryOf = (query: Record<string, string>) =>
  Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;

const orderQuery = (order: { number: string; token: string }) =>
  new URLSearchParams({ order: order.number, token: order.token }).toString();

function reviewQuery({
  number,
  piece,
  token,
}: {
  number: string;
  piece: string;
  token?: string | undefined;
}) {
  return new URLSearchParams({ order: number, piece, ...(token !== undefined && { token }) }).toString();
}

function loginQuery({ form, to }: { form?: string; to?: string | null }): string {
  const query = new URLSearchParams({ ...(form && { form }), ...(to && { 'require-auth': to }) });
  return query.size === 0 ? '' : `?${query}`;
}

/** Builds the same in each language: a page's paths for the language switch and hreflang, for example. */
export function inEveryLanguage<Made>(make: (language: PageLanguage) => Made): Record<PageLanguage, Made> {
  return { ru: make('ru'), uz: make('uz'), 'uz-Cyrl': make('uz-Cyrl'), en: make('en') };
}
