import { languageOnWire, pageLanguages } from '#contract/words.ts';
import { itemNear, itemOfLink, listOf, filtersSign } from './items.ts';
import { readMarks } from './mark.ts';
import { pageTypeOf } from './page-type.ts';
import { cityOf } from './session.ts';
import { flushEvents, sendEvent, sendMarkedEvent } from './send-events.ts';

/** One ear for the whole page: what an element says of itself by `data-gesture`, and what its address or its field says anyway. */
export function watchGestures(): void {
  for (const kind of ['click', 'change', 'submit', 'toggle', 'play'])
    document.addEventListener(
      kind,
      (event) => {
        if (!(event.target instanceof Element)) return;
        // a button of the form that says of itself what it does, e.g. at the checkout: the form is not what was sent
        if (event instanceof SubmitEvent && event.submitter?.dataset['gesture'] !== undefined) return;
        hearMarks(event.target, kind);
        if (kind === 'click') hearClick(event.target);
      },
      // some of them do not rise
      { capture: true, passive: true },
    );
}

/** Which event of an element is measured: a form when it is sent, a field when it changes, a section when it opens, a video when it plays. */
const kinds: Record<string, string> = {
  FORM: 'submit',
  FIELDSET: 'change',
  INPUT: 'change',
  SELECT: 'change',
  DETAILS: 'toggle',
  VIDEO: 'play',
};

function hearMarks(target: Element, kind: string): void {
  const marked = target.closest<HTMLElement>('[data-gesture]');
  if (marked === null || (kinds[marked.tagName] ?? 'click') !== kind) return;
  if (marked instanceof HTMLDetailsElement && !marked.open) return;
  const form = marked instanceof HTMLFormElement ? new FormData(marked) : null;
  const item = itemNear(marked);
  for (const mark of readMarks(marked.dataset['gesture'] ?? '', (field) => fieldOf(form, field))) {
    if (mark.name === 'add_shipping_info') cityOf(mark.extra['city']);
    sendMarkedEvent(mark, item && [item]);
  }
  // the page may be gone before its time comes
  if (kind === 'submit') flushEvents();
}

function fieldOf(form: FormData | null, field: string): string | undefined {
  const value = form?.get(field);
  // which card it is (`PAYME:12`) is nobody's business
  return typeof value === 'string' ? value.split(':', 1)[0] : undefined;
}

function hearClick(target: Element): void {
  hearChoice(target);
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
 * The size and the piece on a product's page: fields of the form that buys it. Arrow keys press them too; they do not sendEvent of a change,
 * because React takes it back until the page has its new address.
 */
function hearChoice(target: Element): void {
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
