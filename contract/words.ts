// The contract's closed lists of words. No schema library here, so that the browser may import them.

/** The three languages of the shop; `ru` is the default and has no prefix in a URL (product-spec 1). */
export const languages = ['ru', 'uz', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ru';

/**
 * What a page is written in. Uzbek has two alphabets: `uz` is written in Latin letters, `uz-Cyrl` is the same texts in Cyrillic ones, and on
 * the wire both are `uz` (decision 47). In a URL the small letters: `/uz-cyrl`.
 */
export const pageLanguages = ['ru', 'uz', 'uz-Cyrl', 'en'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** What every path of a language begins with: `/uz-cyrl`, and nothing in Russian. */
export const pathPrefix = (language: PageLanguage): string =>
  language === defaultLanguage ? '' : `/${language.toLowerCase()}`;

/** The language that answers, orders and accounts know. */
export const languageOnWire = (language: PageLanguage): Language =>
  language === 'uz-Cyrl' ? 'uz' : language;

/** Pages that the shop itself leads to, at the same path in every language (ui.md 1.14, 1.16): editors write them, nobody removes them. */
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

/** The lists of the footer that may name a page which editors made. */
export const pageLists = ['HELP', 'ABOUT'] as const;
export type PageList = (typeof pageLists)[number];

/** The facets, in the canonical order of the URL. All of them act on pieces (ui.md 1.3). */
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

/** The filters that are on or off, in the canonical order of the URL: after the facets and the ranges. */
export const switchNames = ['inStore', 'inStock', 'lastOne', 'isNew', 'onSale', 'certified'] as const;
export type SwitchName = (typeof switchNames)[number];

/** How many pieces one line of the cart may have (decisions 5). */
export const PIECES_PER_LINE = 10;

/** Digits of a one-time code (product-spec 5): the boxes of its input, the pattern of the API and the message agree. */
export const OTP_LENGTH = 6;

/** A user has at most this many addresses (decisions 3). */
export const addressLimit = 10;

/** A user has at most this many cards. */
export const cardLimit = 10;

/** The orders of a list. `relevance` is the best match with a text, and as `popular` without one; `discount` has what is reduced most first. */
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

/** Letters in the text of a review. */
export const reviewLength = { min: 10, max: 1500 } as const;

/** When a shopper likes to be called: 9–21, 9–12, 12–17, 17–21. */
export const bestTimes = ['ANY', 'MORNING', 'AFTERNOON', 'EVENING'] as const;
export type BestTime = (typeof bestTimes)[number];

/** The cookie of a shopper's answer to being measured, `1-yes` or `1-no`; another question gets another version, so that every shopper answers it again. */
export const measurementCookie = 'measurement';
export const measurementVersion = 1;
/** The cookie of a measured session, for as long as it lasts. */
export const measuredSessionCookie = 'measured';

/** The faces of an engraving: the display face upright and slanted, the text face. */
export const letterings = ['CLASSIC', 'ITALIC', 'PLAIN'] as const;

/** How a gift's box is tied. */
export const ribbons = ['SHAHTUT', 'IVORY', 'NONE'] as const;

/** An engraving has at most so many signs, a gift's card so many (ui.md 1.4). */
export const engravingLimit = 18;
export const giftCardLimit = 140;

/**
 * Why a promo code takes nothing off: its time has not come or has ended; as many orders as may have used it, or this shopper has; nothing
 * in the cart is of its kind, or everything is reduced by more already; the goods are too few for it.
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

/** Widths of the window in px from which a banner may show another picture; 0 = phones (product-spec 9, Breakpoints). */
export const bannerWidths = [0, 768, 992, 1200, 1288, 1536] as const;
