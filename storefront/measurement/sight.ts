import type { MeasuredItem } from '#contract/measurement.ts';
import { signOf } from './gestures.ts';
import { itemNear, itemOfLink, listOf, productLinks } from './items.ts';
import { readMarks } from './mark.ts';
import { pageTypeOf } from './page-type.ts';
import { sendEvent, sendMarkedEvent } from './send-events.ts';

/** An element counts as seen when half of it was on the screen for a second (analytics.md 6.1). */
const longEnoughMs = 1_000;
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let known = new WeakSet<Element>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting) timers.set(target, setTimeout(see, longEnoughMs, target));
    }
  },
  { threshold: 0.5 },
);

/** Finds new elements on the page: observes those to be seen, and reports events declared by their mere presence. */
export function observeNewElements(): void {
  for (const element of document.querySelectorAll(`${productLinks}, [data-shown], [data-promotion]`)) {
    if (known.has(element)) continue;
    known.add(element);
    observer.observe(element);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-happened]')) {
    if (known.has(element)) continue;
    known.add(element);
    happen(element);
  }
}

/** Called on another page, where every element counts as new. */
export function resetObserved(): void {
  observer.disconnect();
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  known = new WeakSet();
  happened.clear();
}

const happened = new Set<string>();

/** The same event may be declared in two places of a page; it is reported once. */
function happen(element: HTMLElement): void {
  const written = element.dataset['happened'] ?? '';
  const item = itemNear(element);
  const sign = `${written} ${item?.slug} ${item?.serialNumber}`;
  if (happened.has(sign)) return;
  happened.add(sign);
  for (const mark of readMarks(written, () => undefined)) sendMarkedEvent(mark, item && [item]);
}

function see(element: Element): void {
  observer.unobserve(element);
  timers.delete(element);
  if (!(element instanceof HTMLElement)) return;
  const { promotion, shown } = element.dataset;
  if (promotion !== undefined) {
    const creative = element.querySelector('a')?.pathname;
    if (creative) sendEvent('view_promotion', { slot: promotion, creative });
  }
  if (shown !== undefined) {
    const item = itemNear(element);
    for (const mark of readMarks(shown, () => undefined)) sendMarkedEvent(mark, item && [item]);
  }
  if (element instanceof HTMLAnchorElement && promotion === undefined) seeLink(element);
}

/** Pieces that are seen at about the same time are reported together. */
const seen = new Map<string, { list: ReturnType<typeof listOf>; items: MeasuredItem[] }>();
let timer: ReturnType<typeof setTimeout> | undefined;
const togetherMs = 700;
const maxTogether = 50;

function seeLink(link: HTMLAnchorElement): void {
  const item = itemOfLink(link);
  if (item === undefined || link.closest('[data-promotion]')) return;
  const list = listOf(link, pageTypeOf(location.pathname, location.search));
  // reported as `view_cart`
  if (list === 'cart') return;
  const row = seen.get(list) ?? { list, items: [] };
  const index = placeOf(link);
  if (
    row.items.length < maxTogether &&
    !row.items.some(({ slug, serialNumber }) => slug === item.slug && serialNumber === item.serialNumber)
  )
    row.items.push({ ...item, ...(index > 0 && { index }) });
  seen.set(list, row);
  timer ??= setTimeout(reportSeen, togetherMs);
}

export function reportSeen(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const { list, items } of seen.values())
    sendEvent('view_item_list', { list, ...signOf(location.search) }, items);
  seen.clear();
}

/** The position in the list, from 1. */
function placeOf(link: Element): number {
  const cell = link.closest('li');
  return cell?.parentElement ? [...cell.parentElement.children].indexOf(cell) + 1 : 0;
}
