import type { Language } from '#contract/words.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import type { Kept } from './shelves.ts';

/** A page that can be read without a connection. */
export interface KeptPage {
  address: string;
  title: string;
  /** ISO instant. */
  keptAt: string;
}

/** As many as one looks through. */
const most = 12;

/** The kept pages of a language: the favorites first, then those that were looked at last. */
export function keptPages(kept: readonly Kept[], language: Language): KeptPage[] {
  const links = linksIn(language);
  const pages = kept.filter(
    ({ shelf, key }) => shelf === 'page' && languageOfPath(key) === language && key !== links.offline(),
  );
  return pages
    .toSorted((a, b) => Number(b.isPinned ?? false) - Number(a.isPinned ?? false) || b.usedAt - a.usedAt)
    .slice(0, most)
    .map(({ key, title, keptAt, isPinned }) => ({
      address: isPinned ? links.favorites() : key,
      title: title || key,
      keptAt: new Date(keptAt).toISOString(),
    }));
}
