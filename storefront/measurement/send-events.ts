import { languageOnWire } from '#contract/words.ts';
import type {
  EventExtra,
  EventName,
  MeasuredBatch,
  MeasuredEvent,
  MeasuredItem,
} from '#contract/measurement.ts';
import { sendMeasuredBatch } from '#client/measurement.ts';
import { languageOfPath } from '#storefront/links.ts';
import { mayMeasure } from '#storefront/shell/measurement-answer.ts';
import { pageTypeOf, reportedPath } from './page-type.ts';
import { cityOf, firstTouch, sessionId } from './session.ts';

const batchSize = 20;
const waitMs = 5_000;
/** Limits the damage of a bug that sends events in a loop. */
const maxEventsPerPage = 500;

let waiting: MeasuredEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let eventCount = 0;

/** Queues an event with the pieces it concerns. Events are sent in batches, at the latest when the page is left. */
export function sendEvent<N extends EventName>(name: N, extra: EventExtra<N>, items?: MeasuredItem[]): void {
  sendMarkedEvent({ name, extra: { ...extra } }, items);
}

/** The same for an event named by an element: the server validates it. */
export function sendMarkedEvent(
  { name, extra }: { name: string; extra: MeasuredEvent['extra'] },
  items: MeasuredItem[] = [],
): void {
  eventCount += 1;
  if (eventCount > maxEventsPerPage) return;
  const path = reportedPath(location.pathname);
  waiting.push({
    id: crypto.randomUUID(),
    name,
    at: new Date().toISOString(),
    pageType: pageTypeOf(location.pathname, location.search),
    ...(path !== undefined && { path }),
    ...(items.length > 0 && { items }),
    extra,
  });
  if (waiting.length >= batchSize) flushEvents();
  else timer ??= setTimeout(flushEvents, waitMs);
}

/** Sends the queued events; drops them if consent was withdrawn in the meantime. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length > 0 && mayMeasure()) sendMeasuredBatch({ ...context(), events });
}

function context(): Omit<MeasuredBatch, 'events'> {
  return {
    session: sessionId(),
    language: languageOnWire(languageOfPath(location.pathname)),
    loggedIn: document.getElementById('content')?.dataset['shopper'] === 'known',
    device: matchMedia('(min-width: 992px)').matches
      ? 'desktop'
      : matchMedia('(min-width: 768px)').matches
        ? 'tablet'
        : 'phone',
    network: networks.find((one) => one === connection('effectiveType')) ?? null,
    saveData: connection('saveData') === true,
    city: cityOf(),
    firstTouch: firstTouch(),
  };
}

const networks = ['slow-2g', '2g', '3g', '4g'] as const;

/** Not supported by every browser, and not in TypeScript's types. */
function connection(field: 'effectiveType' | 'saveData'): unknown {
  const known: unknown = Reflect.get(navigator, 'connection');
  return typeof known === 'object' && known !== null ? Reflect.get(known, field) : undefined;
}
