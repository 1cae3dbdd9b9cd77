import { measuredFilters } from '#contract/measurement-words.ts';
import { itemOfLink, itemOfPage } from './items.ts';
import { signOf } from './gestures.ts';
import { pageTypeOf } from './page-type.ts';
import { cityOf } from './session.ts';
import { resetObserved, observeNewElements, reportSeen } from './sight.ts';
import { sendEvent, sendMarkedEvent } from './send-events.ts';

const settledMs = 300;
const atLatestMs = 1_000;

let reported: { pathname: string; search: string } | undefined;

/** Measures page views and, once scrolling has stopped, what becomes visible on each page. */
export function watchPages(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const settle = () => {
    timer = undefined;
    turn();
    observeNewElements();
  };
  const wait = () => {
    if (timer === undefined) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(settle, performance.now() - since > atLatestMs ? 0 : settledMs);
  };
  new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
  settle();
}

/** On a product page another piece is not another page view; in a list other filters are. */
function turn(): void {
  const { pathname, search } = location;
  const before = reported;
  const type = pageTypeOf(pathname, search);
  const isList = type === 'listing' || type === 'search' || type === 'collection';
  if (before?.pathname === pathname && (!isList || before.search === search)) return;
  reported = { pathname, search };
  reportSeen();
  resetObserved();
  cityOf(new URLSearchParams(search).get('city'));
  if (isList) reportList(before);
  else reportPage();
}

function reportPage(): void {
  const type = pageTypeOf(location.pathname, location.search);
  const item = itemOfPage();
  if (type === 'product' && item) {
    const pieces = document.querySelectorAll('main input[name="piece"]:not(:disabled)');
    sendEvent('view_item', { left: pieces.length }, [item]);
  }
  if (type === 'cart') sendEvent('view_cart', {}, itemsOf('main [data-list="cart"]'));
  if (type === 'checkout') sendEvent('begin_checkout', {});
  if (type === 'size-guide') sendEvent('zr_size_guide', { step: 'open' });
  if (type === 'order') sendEvent('zr_order_track', {});
}

/** Each piece once, because a row may have two links to it. */
function itemsOf(place: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href*="/product/"]`)];
  const items = new Map(
    links.flatMap((link) => {
      const item = itemOfLink(link);
      return item ? [[`${item.slug} ${item.serialNumber}`, item] as const] : [];
    }),
  );
  return [...items.values()].slice(0, maxItems);
}

const maxItems = 50;
function reportList(before: typeof reported): void {
  const query = new URLSearchParams(location.search);
  const results = Number(document.querySelector<HTMLElement>('[data-results]')?.dataset['results'] ?? NaN);
  if (!Number.isInteger(results)) return;
  const term = query.get('q')?.slice(0, 100) || undefined;
  const old = new URLSearchParams(before?.pathname === location.pathname ? before.search : '');
  if (term !== undefined && old.get('q') !== query.get('q')) {
    const corrected = document.querySelector('[data-corrected]') !== null;
    sendEvent('search', { term, results, ...(corrected && { corrected }) });
  }
  for (const facet of measuredFilters) {
    const values = valuesOf(query, facet);
    if (before?.pathname === location.pathname && values !== valuesOf(old, facet))
      sendMarkedEvent({ name: 'zr_filter_apply', extra: { facet, values, results } });
  }
  if (results === 0)
    sendEvent('zr_zero_results', { ...(term !== undefined && { term }), ...signOf(location.search) });
}

function valuesOf(query: URLSearchParams, facet: string): string {
  const bound = (edge: string) => query.get(edge + facet.charAt(0).toUpperCase() + facet.slice(1)) ?? '';
  if (facet === 'price' || facet === 'weight' || facet === 'carat') {
    const [min, max] = [bound('min'), bound('max')];
    return min === '' && max === '' ? '' : `${min}-${max}`;
  }
  return (query.get(facet) ?? '').replaceAll(/[^A-Za-z0-9.,_-]/g, '').slice(0, 200);
}
