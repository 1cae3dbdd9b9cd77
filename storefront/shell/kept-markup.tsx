import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#contract/words.ts';
import { PageLanguage } from './page.ts';

interface Part {
  language: Language;
  children: () => ReactNode;
}

/** Characters of markup that are kept at most, twice as many bytes. */
const maxLength = 2_000_000;
const kept = new Map<string, string>();
let length = 0;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What React makes of a part, by everything it is made of. Called while a page is rendered: no hook may come after it. */
export function markupOf(name: string, { language, children }: Part): string {
  const found = kept.get(name);
  if (found !== undefined) return touched(name, found);
  const made = renderToString(<PageLanguage value={language}>{children()}</PageLanguage>);
  // a copy in one piece: React's string is a tree of thousands
  const markup = decoder.decode(encoder.encode(made));
  kept.set(name, markup);
  length += name.length + markup.length;
  forgetOldest();
  return markup;
}

/** What was asked for last is forgotten last. */
function touched(name: string, markup: string): string {
  kept.delete(name);
  kept.set(name, markup);
  return markup;
}

function forgetOldest(): void {
  for (const [name, markup] of kept) {
    if (length <= maxLength) return;
    kept.delete(name);
    length -= name.length + markup.length;
  }
}
