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
import { pageTypeOf, toldPath } from './page-type.ts';
import { cityOf, firstTouch, sessionId } from './session.ts';

const mostAtOnce = 20;
const waitMs = 5_000;
/** A page that repeats itself is a bug of ours, and not the network's to bear. */
const mostOfAPage = 500;

let waiting: MeasuredEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let told = 0;

/** Tells an event of the list, with the pieces it is about; sent in batches, and at the latest when the page is left. */
export function tell<N extends EventName>(name: N, extra: EventExtra<N>, items?: MeasuredItem[]): void {
  tellMarked({ name, extra: { ...extra } }, items);
}

/** The same for an event that an element names: the shop checks it. */
export function tellMarked(
  { name, extra }: { name: string; extra: MeasuredEvent['extra'] },
  items: MeasuredItem[] = [],
): void {
  told += 1;
  if (told > mostOfAPage) return;
  const path = toldPath(location.pathname);
  waiting.push({
    id: crypto.randomUUID(),
    name,
    at: new Date().toISOString(),
    pageType: pageTypeOf(location.pathname, location.search),
    ...(path !== undefined && { path }),
    ...(items.length > 0 && { items }),
    extra,
  });
  if (waiting.length >= mostAtOnce) send();
  else timer ??= setTimeout(send, waitMs);
}

/** Sends what waits. A yes that was taken back meanwhile takes it away instead. */
export function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length > 0 && mayMeasure()) sendMeasuredBatch({ ...context(), events });
}

function context(): Omit<MeasuredBatch, 'events'> {
  return {
    session: sessionId(),
    language: languageOfPath(location.pathname),
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

/** Not every browser tells, and TypeScript does not know the ones that do. */
function connection(field: 'effectiveType' | 'saveData'): unknown {
  const known: unknown = Reflect.get(navigator, 'connection');
  return typeof known === 'object' && known !== null ? Reflect.get(known, field) : undefined;
}
