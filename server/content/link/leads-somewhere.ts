import { contentPages } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { isPageThere } from './queries-public-page.ts';

/** The shop's own pages, with everything below them; the others are looked up in the database. */
const ownSections: ReadonlySet<string> = new Set([
  ...contentPages,
  '',
  'cart',
  'certificate',
  'compare',
  'favorites',
  'login',
  'measurement',
  'profile',
  'requests',
  'size-guide',
]);
const listsOfPages = new Set(['catalog', 'collections', 'moments', 'stores']);

/** Whether the shop has a page at this path, in the form of English pages: `/collections/anor?metal=yellow#top`. */
export async function leadsSomewhere(db: ReadDb, link: string): Promise<boolean> {
  const [path = '/'] = link.split(/[?#]/);
  const [section = '', slug, ...rest] = path.slice(1).split('/');
  if (ownSections.has(section)) return true;
  if (rest.length > 0) return section === 'product' && rest.join('/') === 'reviews';
  if (slug !== undefined) return isPageThere(db, { section, slug });
  if (listsOfPages.has(section)) return true;
  return isPageThere(db, { section: section.endsWith('-moments') ? 'moments' : 'pages', slug: section });
}
