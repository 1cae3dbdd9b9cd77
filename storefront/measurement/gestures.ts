import { languageOnWire, pageLanguages } from '#contract/words.ts';
import { itemNear, itemOfLink, listOf, filtersSign } from './items.ts';
import { readMarks } from './mark.ts';
import { pageTypeOf } from './page-type.ts';
import { cityOf } from './session.ts';
import { flushEvents, sendEvent, sendMarkedEvent } from './send-events.ts';

/**
 * A single listener for the whole page: measures what an element declares in `data-gesture`, and what its address or
 * field shows anyway.
 */
export function watchGestures(): void {
  for (const kind of ['click', 'change', 'submit', 'toggle', 'play'])
    document.addEventListener(
      kind,
      (event) => {
        if (!(event.target instanceof Element)) return;
        // a submit button with its own event, e.g. at the checkout: then the form's event is not measured
        if (event instanceof SubmitEvent && event.submitter?.dataset['gesture'] !== undefined) return;
        trackMarks(event.target, kind);
        if (kind === 'click') trackClick(event.target);
      },
      // some of these events do not bubble
      { capture: true, passive: true },
    );
}

/**
 * The DOM event that is measured, by element: a form on submit, a field on change, a section on toggle, a video on
 * play. Others on click.
 */
const kinds: Record<string, string> = {
  FORM: 'submit',
  FIELDSET: 'change',
  INPUT: 'change',
  SELECT: 'change',
  DETAILS: 'toggle',
  VIDEO: 'play',
};

function trackMarks(target: Element, kind: string): void {
  const marked = target.closest<HTMLElement>('[data-gesture]');
  if (marked === null || (kinds[marked.tagName] ?? 'click') !== kind) return;
  if (marked instanceof HTMLDetailsElement && !marked.open) return;
  const form = marked instanceof HTMLFormElement ? new FormData(marked) : null;
  const item = itemNear(marked);
  for (const mark of readMarks(marked.dataset['gesture'] ?? '', (field) => fieldOf(form, field))) {
    if (mark.name === 'add_shipping_info') cityOf(mark.extra['city']);
    sendMarkedEvent(mark, item && [item]);
  }
  // the page may be closed before the next batch is due
  if (kind === 'submit') flushEvents();
}

function fieldOf(form: FormData | null, field: string): string | undefined {
  const value = form?.get(field);
  // which saved card it is (`PAYME:12`) must not be reported
  return typeof value === 'string' ? value.split(':', 1)[0] : undefined;
}

function trackClick(target: Element): void {
  trackChoice(target);
  const heart = target.closest('button.heart[aria-pressed="false"]');
  const item = heart && itemNear(heart);
  if (item) sendEvent('add_to_wishlist', {}, [item]);
  const link = target.closest('a');
  if (link instanceof HTMLAnchorElement) hearLink(link);
}

function hearLink(link: HTMLAnchorElement): void {
  const here = itemNear(link);
  const about = here && [here];
  const promotion = link.closest<HTMLElement>('[data-promotion]')?.dataset['promotion'];
  if (promotion) sendEvent('select_promotion', { slot: promotion, creative: link.pathname });
  const item = itemOfLink(link);
  if (item && link.closest('main, [data-list]') && !link.closest('[data-promotion]')) {
    const list = listOf(link, pageTypeOf(location.pathname, location.search));
    sendEvent('select_item', { list, ...signOf(location.search) }, [item]);
  }
  const to = pageLanguages.find((language) => language === link.hreflang);
  if (to) sendEvent('zr_language', { to: languageOnWire(to) });
  if (link.protocol === 'tel:') sendEvent('zr_ask', { channel: 'phone' }, about);
  if (link.host === 't.me') {
    if (link.pathname.startsWith('/share')) sendEvent('share', { channel: 'telegram' }, about);
    else sendEvent('zr_ask', { channel: 'telegram' }, about);
  }
  if (link.origin !== location.origin) return;
  if (/\/certificate\/ZC-/.test(link.pathname)) sendEvent('zr_certificate_open', {}, about);
  const [, store] = /\/stores\/([\w-]{1,40})$/.exec(link.pathname) ?? [];
  if (store !== undefined) sendEvent('zr_store_check', { store }, about);
}

export function signOf(search: string): { filters?: string } {
  const filters = filtersSign(search);
  return filters === undefined ? {} : { filters };
}

/**
 * The size and the piece on a product's page: radios of the form that buys it. Arrow keys click them, too. The
 * `change` event cannot be used, because React resets the radio until the page has its new address.
 */
function trackChoice(target: Element): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const item = itemNear(target);
  if (pageTypeOf(location.pathname) !== 'product' || !item) return;
  if (target.name === 'size' && Number(target.value) > 0)
    sendEvent('zr_size_select', { size: Number(target.value), available: !target.closest('.size-gone') }, [
      item,
    ]);
  if (target.name === 'piece') {
    const all = [...document.querySelectorAll('main input[name="piece"]')];
    sendEvent('zr_piece_select', { rank: all.indexOf(target) + 1 }, [
      { ...item, serialNumber: target.value },
    ]);
  }
}
