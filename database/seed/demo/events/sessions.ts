import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import { mulberry32, type Random } from '../../random.ts';
import { tradeOf } from '../history/history-orders.ts';
import type { MeasuredModel, MeasuredPiece } from './measured-models.ts';
import { startTrail, type TrailEvent, type TrailLanguage } from './trail.ts';
import { drawBuying, drawBrowsing, type Shelf } from './browse.ts';

/** An order of the site, and the piece viewed in its session. */
export interface SiteOrder {
  id: number;
  atMs: number;
  language: TrailLanguage;
  bought: { model: MeasuredModel; piece: MeasuredPiece };
}

export interface DemoSession {
  language: TrailLanguage;
  context: object;
  events: readonly TrailEvent[];
  /** The order it ended in. */
  orderId: number | null;
}

const daysBack = 90;
/** The share of ordering shoppers who agreed to be measured. */
const consentShare = 0.62;

const languages = [
  ['uz', 54],
  ['ru', 40],
  ['en', 6],
] as const;
const devices = [
  ['phone', 84],
  ['desktop', 13],
  ['tablet', 3],
] as const;
const networks = [
  ['4g', 82],
  ['3g', 14],
  ['2g', 4],
] as const;
const sources = [
  [{ source: 'instagram', medium: 'social' }, 31],
  [{ source: 'telegram', medium: 'social' }, 24],
  [{ source: 'google', medium: 'organic' }, 18],
  [{}, 17],
  [{ source: 'yandex', medium: 'organic' }, 6],
  [{ source: 'google', medium: 'cpc', campaign: 'toy-2026' }, 4],
] as const;
const cities = [
  [null, 30],
  ['1726', 38],
  ['1718', 12],
  ['1730', 8],
  ['1706', 6],
  ['1714', 6],
] as const;
/** Hours of the day in Tashkent, weighted by visitors. */
const hours = [
  1, 1, 0.4, 0.3, 0.2, 0.3, 0.7, 1.4, 2, 2.4, 3, 3.4, 4, 4, 3.4, 3.2, 3, 3.2, 3.8, 4.4, 5.4, 5.6, 4.4, 2.4,
];

/**
 * Generates sessions of the 90 days before `today` with this number of events in total: those that ended in an order, and as many others
 * as needed. The same on every machine for the same catalogue and orders.
 */
export function drawSessions(
  today: TashkentDay,
  {
    models,
    orders,
    eventCount,
  }: { models: readonly MeasuredModel[]; orders: readonly SiteOrder[]; eventCount: number },
): DemoSession[] {
  const random = mulberry32(7919 * 2039);
  const shelf = { models: mostWantedFirst(models, random), random };
  const sessions = orders
    .filter(() => random.next() < consentShare)
    .map((order) => buyersSession(order, shelf));
  let left = eventCount - sessions.reduce((sum, { events }) => sum + events.length, 0);
  const days = weighedDays(today);
  while (left > 0) {
    const session = looker(days, shelf);
    // the last session is truncated, so that the count is exact
    sessions.push({ ...session, events: session.events.slice(0, left) });
    left -= session.events.length;
  }
  return sessions;
}

const mostWantedFirst = (models: readonly MeasuredModel[], random: Random): MeasuredModel[] =>
  models
    .filter(({ isActive }) => isActive)
    .map((model) => ({ model, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ model }) => model);

/** Days with more sales have more sessions, but not in proportion. */
const weighedDays = (today: TashkentDay): [TashkentDay, number][] =>
  Array.from({ length: daysBack }, (_, nth) => {
    const day = addDays(today, nth - daysBack);
    return [day, 0.6 + 0.4 * tradeOf(day)];
  });

function looker(days: readonly (readonly [TashkentDay, number])[], shelf: Shelf): DemoSession {
  const { random } = shelf;
  const day = random.weighted(days);
  const hour = random.weighted(hours.map((weight, nth) => [nth, weight] as const));
  const language = random.weighted<TrailLanguage>(languages);
  const atMs = Date.parse(`${day}T00:00:00+05:00`) + (hour * 3600 + random.whole(0, 3599)) * 1000;
  const trail = startTrail(language, atMs);
  drawBrowsing(trail, shelf);
  return { language, context: drawContext(random, 0.12), events: trail.events, orderId: null };
}

/** Its last event is half a minute before the order. */
function buyersSession({ id, atMs, language, bought }: SiteOrder, shelf: Shelf): DemoSession {
  const trail = startTrail(language, 0);
  drawBuying(trail, bought, shelf);
  const start = atMs - 30_000 - trail.atMs;
  return {
    language,
    context: drawContext(shelf.random, 0.5),
    events: trail.events.map((event) => ({ ...event, atMs: event.atMs + start })),
    orderId: id,
  };
}

const drawContext = (random: Random, knownShare: number): object => ({
  login_state: random.next() < knownShare ? 'known' : 'guest',
  device_class: random.weighted<string>(devices),
  net_type: random.weighted<string>(networks),
  save_data: random.next() < 0.05,
  city: random.weighted<string | null>(cities),
  first_touch: random.weighted<object>(sources),
});
