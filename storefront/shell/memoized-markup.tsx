import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageLanguage } from '#contract/words.ts';
import { LanguageContext } from './page.ts';

interface Part {
  language: PageLanguage;
  children: () => ReactNode;
}

/** The limit of all cached markup together, in characters; a character takes two bytes of memory. */
const maxLength = 2_000_000;
/** HTML by key, the least recently used first. */
const cache = new Map<string, string>();
let length = 0;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The HTML of a part by its key. Called while a page is rendered, so the calling component may use no hook after it. */
export function markupOf(key: string, { language, children }: Part): string {
  const cached = cache.get(key);
  if (cached !== undefined) return markAsUsed(key, cached);
  const rendered = renderToString(<LanguageContext value={language}>{children()}</LanguageContext>);
  // a flat copy, because React's string is a tree of thousands of pieces
  const markup = decoder.decode(encoder.encode(rendered));
  cache.set(key, markup);
  length += key.length + markup.length;
  evictOldest();
  return markup;
}

function markAsUsed(key: string, markup: string): string {
  cache.delete(key);
  cache.set(key, markup);
  return markup;
}

function evictOldest(): void {
  for (const [key, markup] of cache) {
    if (length <= maxLength) return;
    cache.delete(key);
    length -= key.length + markup.length;
  }
}
