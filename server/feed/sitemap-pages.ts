import { defaultLanguage, languageOnWire, pageLanguages, type PageLanguage } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
import { everywhere, inLanguages, jpegOf, slugIn, type Slugs } from './addresses.ts';
import { listedQueries } from './listed-queries.ts';
import {
  selectCategoryPages,
  selectCollectionPages,
  selectMomentPages,
  selectProductPages,
  selectStorePages,
  selectWrittenPages,
} from './queries.ts';
import type { SitemapPage } from './sitemap.ts';

export interface SitemapDeps {
  db: ReadDb;
  index: CatalogIndex;
  /** Origin under which shoppers reach the shop, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
}

/** Each product has four addresses with alternates and pictures: well below the limits of 50 000 addresses and 50 MB per file. */
export const productsInFile = 10_000;
/** Google reads at most this many pictures of a page. */
const maxPictures = 10;

/** Returns one file's public products, `number` from 1: including sold-out ones, excluding retired ones (SEO-5, SEO-10). */
export async function productPages({ db, publicUrl }: SitemapDeps, number: number): Promise<SitemapPage[]> {
  const rows = await selectProductPages(db, { offset: (number - 1) * productsInFile, limit: productsInFile });
  return rows.map((row) => ({
    paths: inLanguages(
      pageLanguages.filter(
        (language) => isWritten(row.name, language) && isWritten(row.description, language),
      ),
      (language) => `/product/${slugIn(row, language)}`,
    ),
    changedAt: row.changed_at,
    pictures: row.pictures.slice(0, maxPictures).map((key) => jpegOf(publicUrl, key)),
  }));
}

/** Returns the catalogue and its categories, each with the whitelisted filter combinations that show something (SEO-3). */
export async function catalogPages(deps: SitemapDeps): Promise<SitemapPage[]> {
  const categories = await selectCategoryPages(deps.db);
  const whole = latest(categories.map(({ changed_at }) => changed_at));
  return [
    { paths: everywhere('/catalog'), changedAt: whole },
    ...listedQueries(deps, null).map((query) => ({
      paths: everywhere(`/catalog?${query}`),
      changedAt: whole,
    })),
    ...categories.flatMap((row) => {
      if (deps.index.countBuyable('category', String(row.id)) === 0) return [];
      return ['', ...listedQueries(deps, row.id)].map((query) => ({
        paths: slugged(row, (slug) => `/catalog/${slug}${query && `?${query}`}`),
        changedAt: row.changed_at,
      }));
    }),
  ];
}

export async function collectionPages({ db, index }: SitemapDeps): Promise<SitemapPage[]> {
  const rows = await selectCollectionPages(db);
  return [
    { paths: everywhere('/collections'), changedAt: latest(rows.map(({ changed_at }) => changed_at)) },
    ...rows
      .filter(({ id }) => index.countBuyable('collection', String(id)) > 0)
      .map((row) => ({
        paths: slugged(row, (slug) => `/collections/${slug}`),
        changedAt: row.changed_at,
      })),
  ];
}

/** Returns stories in the languages in which they are written. */
export async function momentPages({ db }: SitemapDeps): Promise<SitemapPage[]> {
  const rows = await selectMomentPages(db);
  return [
    { paths: everywhere('/moments'), changedAt: latest(rows.map(({ changed_at }) => changed_at)) },
    ...rows.map((row) => writtenPage(row.title, { path: `/${row.slug}`, changedAt: row.changed_at })),
  ];
}

export async function storePages({ db }: SitemapDeps): Promise<SitemapPage[]> {
  const rows = await selectStorePages(db);
  return [
    { paths: everywhere('/stores'), changedAt: latest(rows.map(({ changed_at }) => changed_at)) },
    ...rows.map((row) => ({ paths: everywhere(`/stores/${row.slug}`), changedAt: row.changed_at })),
  ];
}

/** Returns the home page, the editors' pages, and two tools that change only with the code. */
export async function singlePages({ db }: SitemapDeps): Promise<SitemapPage[]> {
  const [pages, categories] = await Promise.all([selectWrittenPages(db), selectCategoryPages(db)]);
  return [
    { paths: everywhere('/'), changedAt: latest(categories.map(({ changed_at }) => changed_at)) },
    { paths: everywhere('/size-guide'), changedAt: null },
    { paths: everywhere('/certificate'), changedAt: null },
    ...pages.map((row) => writtenPage(row.title, { path: `/${row.slug}`, changedAt: row.changed_at })),
  ];
}

/** Null if there are none. */
export function latest(instants: (Date | null)[]): Date | null {
  const times = instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

const slugged = (row: Slugs, path: (slug: string) => string) =>
  inLanguages(pageLanguages, (language) => path(slugIn(row, language)));

function writtenPage(
  title: LocalizedText,
  { path, changedAt }: { path: string; changedAt: Date },
): SitemapPage {
  const written = pageLanguages.filter((language) => title[languageOnWire(language)] !== '');
  return { paths: inLanguages(written, () => path), changedAt };
}

/** A missing text is shown in Russian, and such a page does not count as a translation (SEO-2). */
const isWritten = (text: LocalizedText, language: PageLanguage): boolean =>
  language === defaultLanguage ||
  text[defaultLanguage] === '' ||
  (text[languageOnWire(language)] !== '' && text[languageOnWire(language)] !== text[defaultLanguage]);
