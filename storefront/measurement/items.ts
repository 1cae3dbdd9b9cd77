import { measuredLists } from '#contract/measurement-words.ts';
import type { MeasuredItem } from '#contract/measurement.ts';

type List = (typeof measuredLists)[number];

/** The address of a product's page: the model by its slug, the piece by its number. */
const productPath = /^\/(?:(?:uz|uz-cyrl|en)\/)?product\/([A-Za-z0-9-]{1,160})$/;
const serial = /^[A-Za-z0-9-]{1,40}$/;

export const productLinks = 'main a[href*="/product/"]';

function itemAt({ pathname, searchParams }: URL): MeasuredItem | undefined {
  const [, slug] = productPath.exec(pathname) ?? [];
  const piece = searchParams.get('piece');
  if (slug === undefined) return undefined;
  return { slug, ...(piece !== null && serial.test(piece) && { serialNumber: piece }) };
}

/** The piece that a link points to. */
export const itemOfLink = (link: HTMLAnchorElement): MeasuredItem | undefined =>
  link.origin === location.origin ? itemAt(new URL(link.href)) : undefined;

/** The piece that the page is about: the one selected in its form. */
export function itemOfPage(): MeasuredItem | undefined {
  const item = itemAt(new URL(location.href));
  const chosen = document.querySelector<HTMLInputElement>('main input[name="piece"]:checked')?.value;
  return item && chosen && serial.test(chosen) ? { ...item, serialNumber: chosen } : item;
}

/** The piece that an element belongs to: that of its row or tile, otherwise the page's. */
export function itemNear(element: Element): MeasuredItem | undefined {
  const link = element.closest('li, article, tr')?.querySelector<HTMLAnchorElement>('a[href*="/product/"]');
  return (link && itemOfLink(link)) ?? itemOfPage();
}

/** The name of the list that contains an element: that of the nearest ancestor with a name, otherwise the page's. */
export function listOf(element: Element, pageType: string): List {
  const named = element.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? pageType;
  return measuredLists.find((list) => list === named) ?? 'other';
}

/** A short code for the filters in the address; equal filters have equal codes. */
export function filtersSign(search: string): string | undefined {
  if (search.length < 2) return undefined;
  let sign = 5381;
  for (const letter of search) sign = (sign * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return sign.toString(36);
}
