import type { PageLanguage } from '#contract/words.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import type { CachedEntry } from './cached-entries.ts';

/** A page that can be read without a connection. */
export interface CachedPage {
  address: string;
  title: string;
  /** ISO instant. */
  cachedAt: string;
}

/** Maximum length of the list. */
const maxPages = 12;

/** The cached pages of a language: the favorites first, then the most recently used. */
export function cachedPages(entries: readonly CachedEntry[], language: PageLanguage): CachedPage[] {
  const links = linksIn(language);
  const pages = entries.filter(
    ({ kind, key }) => kind === 'page' && languageOfPath(key) === language && key !== links.offline(),
  );
  return pages
    .toSorted((a, b) => Number(b.isPinned ?? false) - Number(a.isPinned ?? false) || b.usedAt - a.usedAt)
    .slice(0, maxPages)
    .map(({ key, title, cachedAt, isPinned }) => ({
      address: isPinned ? links.favorites() : key,
      title: title || key,
      cachedAt: new Date(cachedAt).toISOString(),
    }));
}
