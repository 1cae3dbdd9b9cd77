// Closed word lists of the contract. Must not import the schema library, so that the browser can import this file.

/** The three languages of the shop; `ru` is the default and has no URL prefix (product-spec 1). */
export const languages = ['ru', 'uz', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ru';

/**
 * Languages of pages. Uzbek has two alphabets: `uz` is in Latin letters, `uz-Cyrl` has the same texts in Cyrillic letters. In the API both
 * are `uz` (decision 47). In URLs it is lowercase: `/uz-cyrl`.
 */
export const pageLanguages = ['ru', 'uz', 'uz-Cyrl', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Returns the path prefix of a language: `/uz-cyrl`, or an empty string for Russian. */
export const pathPrefix = (language: PageLanguage): string =>
  language === defaultLanguage ? '' : `/${language.toLowerCase()}`;

/** Returns the language used in the API, in orders and in accounts. */
export const languageOnWire = (language: PageLanguage): Language =>
  language === 'uz-Cyrl' ? 'uz' : language;

/** Pages that the shop links to, at the same path in every language (ui.md 1.14, 1.16): editors write them, nobody can delete them. */
export const contentPages = [
  'delivery',
  'returns',
  'payment',
  'care',
  'offer',
  'privacy',
  'contacts',
  'fineness-and-hallmarks',
  'about-brand',
  'about-factory',
] as const;

/** Footer lists in which editors can place their own pages. */
export const pageLists = ['HELP', 'ABOUT'] as const;
export type PageList = (typeof pageLists)[number];

/** The facets, in the canonical order of the URL. All of them filter pieces (ui.md 1.3). */
export const facetNames = [
  'category',
  'collection',
  'metal',
  'probe',
  'stone',
  'shape',
  'color',
  'clarity',
  'cut',
  'ringSize',
  'diameter',
  'length',
  'gender',
  'occasion',
  'style',
  'laboratory',
  'storeId',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Search engines may index a category with one value of one of these facets, and no other combination of filters (SEO-3). */
export const listedFacets = ['metal', 'stone', 'probe', 'occasion'] as const satisfies readonly FacetName[];

/** On/off filters, in the canonical order of the URL: after the facets and the ranges. */
export const switchNames = ['inStore', 'inStock', 'lastOne', 'isNew', 'onSale', 'certified'] as const;
export type SwitchName = (typeof switchNames)[number];

/** Maximum number of pieces in one cart line (decisions 5). */
export const PIECES_PER_LINE = 10;

/** Number of digits of a one-time code (product-spec 5), used by its input, the API pattern and the message. */
export const OTP_LENGTH = 6;

/** Maximum number of addresses of a user (decisions 3). */
export const addressLimit = 10;

/** Maximum number of cards of a user. */
export const cardLimit = 10;

/**
 * Sort orders of a list. `relevance`: best match for a search text; the same as `popular` without one. `discount`: largest reduction
 * first.
 */
export const sorts = [
  'relevance',
  'popular',
  'new',
  'price',
  '-price',
  'discount',
  'weight',
  'caratWeight',
] as const;
export type Sort = (typeof sorts)[number];

/** How the size of a piece turned out. */
export const fits = ['SMALL', 'TRUE', 'LARGE'] as const;
export type Fit = (typeof fits)[number];

/** Length of the text of a review, in characters. */
export const reviewLength = { min: 10, max: 1500 } as const;

/** Preferred times for a call-back: 9–21, 9–12, 12–17, 17–21. */
export const bestTimes = ['ANY', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
export type BestTime = (typeof bestTimes)[number];

/**
 * Cookie with a shopper's answer to the measurement question, `1-yes` or `1-no`. A new question gets a new version, so that every shopper
 * is asked again.
 */
export const measurementCookie = 'measurement';
export const measurementVersion = 1;
/** Cookie of a measured session; it expires with the session. */
export const measuredSessionCookie = 'measured';

/** Typefaces of an engraving: the display face upright and italic, and the text face. */
export const letterings = ['CLASSIC', 'ITALIC', 'PLAIN'] as const;

/** Ribbons of a gift box. */
export const ribbons = ['SHAHTUT', 'IVORY', 'NONE'] as const;

/** Maximum number of characters of an engraving and of a gift card (ui.md 1.4). */
export const engravingLimit = 18;
export const giftCardLimit = 140;

/**
 * Why a promo code gives no discount: it is not valid yet or any more; it was used by the maximum number of orders, or by this shopper
 * already; nothing in the cart qualifies, or everything has a larger reduction already; the goods are below its minimum.
 */
export const promoProblems = [
  'NOT_BEGUN',
  'OVER',
  'USED_UP',
  'USED_BY_YOU',
  'NOT_FOR_THESE',
  'MINIMUM',
] as const;
export type PromoProblem = (typeof promoProblems)[number];

/** Window widths in px from which a banner can show another picture; 0 = phones (product-spec 9, Breakpoints). */
export const bannerWidths = [0, 768, 992, 1200, 1288, 1536] as const;

/** Why another certificate replaces one, as its page states it. */
export const replacementReasons = [
  'measurements-corrected',
  'facts-corrected',
  'weight-changed',
  'issued-by-mistake',
  'lost',
] as const;
/** Why a certificate is withdrawn without another one: the other reasons tell shoppers that a new one was issued. */
export const withdrawalReasons = ['issued-by-mistake', 'remelted-after-trade-in'] as const;
