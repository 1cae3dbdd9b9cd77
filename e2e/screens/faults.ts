import type { Page } from '@playwright/test';
import type { PageLanguage } from '#contract/words.ts';

/** Finds visible defects that do not depend on the design; one line per place. */
export async function findFaults(page: Page, language: PageLanguage): Promise<string[]> {
  const faults = await page.evaluate(inPage);
  const foreign = foreignLetters[language];
  const strange = faults.texts.filter((text) => foreign.test(text)).map((text) => `foreign letters: ${text}`);
  return [...new Set([...faults.found, ...strange])];
}

/** Letters that do not occur in this script; names in Latin letters are allowed everywhere. */
const foreignLetters: Record<PageLanguage, RegExp> = {
  ru: /[ўқғҳʻʼ]/iu,
  uz: /[а-яё]/iu,
  'uz-Cyrl': /[ыщʻ]/iu,
  en: /[а-яёўқғҳʼ]|(?<!so)ʻ/iu,
};

// oxlint-disable-next-line max-lines-per-function -- only this function is sent to the browser, with all that it calls
function inPage(): { found: string[]; texts: string[] } {
  const found: string[] = [];
  const texts: string[] = [];
  const screen = document.documentElement.clientWidth;
  const cut = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0]} "${cut(element.textContent)}"`;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen) found.push(`the page is ${scrollWidth} px wide`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const placed: { element: Element; rect: DOMRect }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || !isShown(element)) continue;
    if (!element.closest('[lang]:not(html), .review-author')) texts.push(cut(node.textContent ?? ''));
    look(node, element);
  }
  lookForOverlaps();
  lookForWidows();
  return { found, texts };

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('script, style, noscript, svg, option, [aria-hidden="true"]')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  }

  function look(node: Node, element: Element): void {
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = clipOf(element);
    // texts for screen readers are in a frame of one pixel
    if (frame && frame.rect.width <= 2) return;
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      if (!frame && (rect.right > screen + 1 || rect.left < -1))
        found.push(`outside the screen: ${nameOf(element)}`);
      if (
        frame &&
        !frame.scrolls &&
        (rect.right > frame.rect.right + 1 || rect.bottom > frame.rect.bottom + 2) &&
        rect.left < frame.rect.right
      )
        found.push(`cut off: ${nameOf(element)}`);
      if (!frame && !isFixed(element)) placed.push({ element, rect });
    }
    lookForBrokenWords(node, element);
    lookForTornNumbers(node, element);
  }

  /** The nearest ancestor that clips its overflow. */
  function clipOf(element: Element): { rect: DOMRect; scrolls: boolean } | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const both = [overflowX, overflowY];
      if (both.some((one) => one === 'auto' || one === 'scroll'))
        return { rect: at.getBoundingClientRect(), scrolls: true };
      if (both.some((one) => one === 'hidden' || one === 'clip'))
        return { rect: at.getBoundingClientRect(), scrolls: false };
    }
    return null;
  }

  function isFixed(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    return false;
  }

  function lookForBrokenWords(node: Node, element: Element): void {
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      // A word broken at its own soft hyphen is broken as it should be.
      /(?<![\u00AD\p{L}ʻʼ])[\p{L}ʻʼ]{3,}/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`a broken word, ${word}: ${nameOf(element)}`);
    }
  }

  /** Finds lines that end with `585-`, `ID-` or `2 810 000–` while the rest of the number is on the next line. */
  function lookForTornNumbers(node: Node, element: Element): void {
    const text = node.textContent ?? '';
    for (const { 0: part, index } of text.matchAll(
      /(?:[\d½¼¾]|(?<![\p{L}\d])\p{Lu}{2,})\p{Pd}\u2060?[\p{L}\d]/gu,
    ))
      if (
        !/[/@]/.test(element.textContent) &&
        topOf(node, index) < topOf(node, index + part.length - 1) - 4
      ) {
        const around = text.slice(Math.max(0, index - 12), index + part.length + 12);
        found.push(`a number torn from what belongs to it, ${cut(around)}: ${nameOf(element)}`);
      }
  }

  function topOf(node: Node, index: number): number {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().top;
  }

  /** Finds headings of several lines whose last line is a single short word. */
  function lookForWidows(): void {
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!isShown(heading)) continue;
      const lines = new Map<number, { left: number; right: number }>();
      for (const { bottom, left, right } of rectsOfWords(heading)) {
        const at = Math.round(bottom);
        const line = lines.get(at);
        lines.set(at, {
          left: Math.min(left, line?.left ?? left),
          right: Math.max(right, line?.right ?? right),
        });
      }
      const widths = [...lines].toSorted(([a], [b]) => a - b).map(([, { left, right }]) => right - left);
      if (widths.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) / 4)
        found.push(`a short last line: ${nameOf(heading)}`);
    }
  }

  function rectsOfWords(element: Element): DOMRect[] {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    const range = document.createRange();
    while (words.nextNode()) {
      range.selectNodeContents(words.currentNode);
      rects.push(...range.getClientRects());
    }
    return rects;
  }

  function lookForOverlaps(): void {
    const sorted = placed.toSorted((a, b) => a.rect.top - b.rect.top);
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) {
        if (other.rect.top > one.rect.bottom) break;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        const isOne = one.element.contains(other.element) || other.element.contains(one.element);
        if (!isOne && wide > 2 && high > Math.min(one.rect.height, other.rect.height) / 2)
          found.push(`over one another: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
  }
}
