import { contentPages } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { isPageThere } from './queries-public-page.ts';

/** The shop's own pages of one word; the others are looked up in the database. */
const ownPages: ReadonlySet<string> = new Set([
  ...contentPages,
  '',
  'cart',
  'catalog',
  'certificate',
  'collections',
  'compare',
  'favorites',
  'login',
  'measurement',
  'moments',
  'profile',
  'size-guide',
  'stores',
]);
/** Sections whose pages below are not looked up. */
const ownSections = new Set(['certificate', 'profile', 'requests']);
/** Sections with a page for each record. */
const recordSections = new Set(['catalog', 'collections', 'product', 'stores']);

/** Whether the shop has a page at this path, in the form of English pages: `/collections/anor?metal=yellow#top`. */
export async function leadsSomewhere(db: ReadDb, link: string): Promise<boolean> {
  const [path = '/'] = link.split(/[?#]/);
  const [section = '', slug, ...rest] = path.slice(1).split('/');
  if (slug === undefined)
    return (
      ownPages.has(section) ||
      isPageThere(db, { section: section.endsWith('-moments') ? 'moments' : 'pages', slug: section })
    );
  if (ownSections.has(section)) return true;
  const isBelow = rest.length > 0 && (section !== 'product' || rest.join('/') !== 'reviews');
  return !isBelow && recordSections.has(section) && isPageThere(db, { section, slug });
}
