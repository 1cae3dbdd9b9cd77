import { Type, type Static } from 'typebox';
import { measuredDevices, measuredFilters, measuredLists } from './measurement-words.ts';
import { Instant, LanguageWord, Nullable, Shape, Slug, Words } from './primitives.ts';

// Events that are measured after a shopper has agreed (analytics.md 6.1; docs/contracts/events.md says when each is sent). The list is
// closed: an unknown name or field, or a value of another format, is refused.

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Flag = Type.Boolean();
/** A code of the shop: a region, a list, a type. The pattern prevents names of people from being sent by accident. */
const Word = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
/** A path of the shop without its query. */
const Path = Type.String({ pattern: '^/[A-Za-z0-9/_-]{0,200}$' });
/** A search text. Texts with a phone number or an email address are not stored (server/measurement/plain-text.ts). */
const Term = Type.String({ minLength: 1, maxLength: 100 });
const none = {};

const List = Words(measuredLists);

/** Additional fields of each event, by its name. */
export const eventExtras = {
  view_promotion: Shape({ slot: Word, creative: Path }),
  select_promotion: Shape({ slot: Word, creative: Path }),
  view_item_list: Shape({ list: List, filters: Type.Optional(Word) }),
  select_item: Shape({ list: List, filters: Type.Optional(Word) }),

  search: Shape({ term: Type.Optional(Term), results: Count, corrected: Type.Optional(Flag) }),
  zr_filter_apply: Shape({
    facet: Words(measuredFilters),
    values: Type.String({ pattern: '^[A-Za-z0-9.,_-]{0,200}$' }),
    results: Count,
  }),
  zr_zero_results: Shape({ term: Type.Optional(Term), filters: Type.Optional(Word) }),

  view_item: Shape({ left: Type.Optional(Count) }),
  zr_gallery: Shape({
    kind: Words(['thumbnail', 'zoom', 'video', 'spin', 'real-size']),
    index: Type.Optional(Count),
  }),
  zr_size_select: Shape({
    size: Type.Number({ minimum: 0, maximum: 400, description: 'Inner diameter in mm, or length in cm' }),
    available: Type.Optional(Flag),
  }),
  zr_size_guide: Shape({
    step: Words(['open', 'finish']),
    method: Type.Optional(Words(['ring', 'strip', 'system'])),
    result: Type.Optional(Type.Number({ minimum: 0, maximum: 400 })),
  }),
  zr_piece_select: Shape({ rank: Type.Optional(Count) }),
  zr_price_breakdown: Shape(none),
  zr_stone_table: Shape(none),
  zr_certificate_open: Shape(none),
  zr_hallmark_open: Shape(none),
  zr_store_check: Shape({ store: Word }),
  zr_ask: Shape({ channel: Words(['telegram', 'phone', 'callback']) }),
  add_to_wishlist: Shape(none),
  share: Shape({ channel: Words(['telegram', 'device', 'copy']) }),
  zr_notify_request: Shape({ reason: Words(['size', 'sold']) }),
  zr_language: Shape({ to: LanguageWord }),

  add_to_cart: Shape(none),
  remove_from_cart: Shape(none),
  view_cart: Shape(none),
  zr_piece_lost: Shape({ replaced: Type.Optional(Flag) }),
  zr_price_changed: Shape({ accepted: Type.Optional(Flag) }),

  begin_checkout: Shape(none),
  zr_hold_start: Shape(none),
  zr_hold_extend: Shape(none),
  zr_hold_expire: Shape(none),
  add_shipping_info: Shape({ tier: Words(['PICKUP', 'DELIVERY']), city: Type.Optional(Word) }),
  add_payment_info: Shape({ type: Word }),
  zr_otp: Shape({ step: Words(['sent', 'fail']) }),
  zr_payment_fail: Shape({ reason: Word }),

  zr_order_track: Shape(none),
  zr_certificate_check: Shape({ found: Flag }),
  zr_visit_book: Shape(none),

  zr_error: Shape({
    kind: Words(['script', 'promise', 'screen']),
    message: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  web_vitals: Shape({
    metric: Words(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: Type.Number({ minimum: 0, maximum: 10_000_000, description: 'Milliseconds; for CLS a score' }),
    rating: Words(['good', 'needs-improvement', 'poor']),
  }),
} as const;
export type EventName = keyof typeof eventExtras;
/** A lookup table rather than a conditional type, so that the compiler does not compare all schemas with each other. */
type EventExtras = { [N in EventName]: Static<(typeof eventExtras)[N]> };
export type EventExtra<N extends EventName> = EventExtras[N];

/** Sale events, reported by the server from the ledger; a browser must not send them. */
export const saleEventNames = ['purchase', 'zr_order_cancel', 'refund'] as const;

export const pageTypes = [
  'home',
  'catalog',
  'listing',
  'search',
  'product',
  'collections',
  'collection',
  'moments',
  'moment',
  'favorites',
  'compare',
  'cart',
  'checkout',
  'success',
  'failed',
  'stores',
  'store',
  'certificate',
  'size-guide',
  'content',
  'login',
  'profile',
  'order',
  'other',
] as const;

/** A piece or a model, by the identifier in its address. The shop adds all other facts; the price is always the price for guests. */
export const MeasuredItem = Shape({
  slug: Slug,
  serialNumber: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
  /** Position in the list, from 1. */
  index: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

/** One event. `extra` has the format that `eventExtras` defines for its name; numbers may be sent as strings. */
export const MeasuredEvent = Shape({
  /** An event that is sent twice is counted once. */
  id: Type.String({ format: 'uuid' }),
  name: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  at: Instant,
  pageType: Words(pageTypes),
  /** The path of the page; only for public pages. */
  path: Type.Optional(Path),
  items: Type.Optional(Type.Array(MeasuredItem, { maxItems: 50 })),
  extra: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});

const Source = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$' });

/** The events that a browser sends in one call. `session` is random and ends after half an hour without an event. */
export const MeasuredBatch = Shape({
  session: Type.String({ format: 'uuid' }),
  language: LanguageWord,
  loggedIn: Flag,
  device: Words(measuredDevices),
  network: Nullable(Words(['slow-2g', '2g', '3g', '4g'])),
  saveData: Flag,
  /** The region that the shopper chose in this session. */
  city: Nullable(Word),
  /** Source of the first visit: parameters of its address, or the referring site. */
  firstTouch: Shape({
    source: Type.Optional(Source),
    medium: Type.Optional(Source),
    campaign: Type.Optional(Source),
    referrer: Type.Optional(Source),
  }),
  events: Type.Array(MeasuredEvent, { minItems: 1, maxItems: 50 }),
});

export const measurementAnswers = ['yes', 'no'] as const;
export const MeasurementAnswer = Shape({ answer: Words(measurementAnswers) });

/**
 * Settings of the measurement code in a page. `reportsDsn`: key under which errors are reported to the shop's own address; null = not
 * reported.
 */
export const MeasurementSettings = Shape({ reportsDsn: Nullable(Type.String()) });

/**
 * A script error of a page, as a line of JSON: the browser's message and its position. `path`: of the page, without its query. It contains
 * no personal data, so no consent is needed.
 */
export const BrowserError = Shape({
  message: Type.String({ maxLength: 300 }),
  stack: Type.String({ maxLength: 3000 }),
  path: Type.String({ maxLength: 300 }),
});

export type BrowserError = Static<typeof BrowserError>;
export type MeasuredItem = Static<typeof MeasuredItem>;
export type MeasuredEvent = Static<typeof MeasuredEvent>;
export type MeasuredBatch = Static<typeof MeasuredBatch>;
export type MeasurementAnswer = Static<typeof MeasurementAnswer>;
export type MeasurementSettings = Static<typeof MeasurementSettings>;
export type PageType = (typeof pageTypes)[number];
