import { defaultLanguage, pageLanguages } from '#contract/words.ts';
import type { Paths } from './addresses.ts';
import { element, escapeXml, xmlHead } from './xml.ts';

/** A page in all its languages. */
export interface SitemapPage {
  paths: Paths;
  /** Null = unknown; omitting the date is better than a wrong one (SEO-5). */
  changedAt: Date | null;
  /** Absolute URLs. */
  pictures?: string[];
}

/** Yields one file of the sitemap: one address per language, each with all its alternates (SEO-2). */
export async function* sitemapXml(
  origin: string,
  pages: AsyncIterable<SitemapPage> | Iterable<SitemapPage>,
): AsyncIterable<string> {
  yield `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const page of pages) yield urlsOf(origin, page);
  yield '</urlset>\n';
}

function urlsOf(origin: string, { paths, changedAt, pictures = [] }: SitemapPage): string {
  const written = pageLanguages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, address: origin + path }];
  });
  const home = written.find(({ language }) => language === defaultLanguage);
  const alternates = [
    ...written.map(({ language, address }) => alternate(language, address)),
    home ? alternate('x-default', home.address) : '',
  ].join('');
  const rest = [
    element('lastmod', changedAt && changedAt.toISOString()),
    alternates,
    ...pictures.map((picture) => `<image:image>${element('image:loc', picture).trimEnd()}</image:image>\n`),
  ].join('');
  return written.map(({ address }) => `<url>\n${element('loc', address)}${rest}</url>\n`).join('');
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>\n`;

export function sitemapIndexXml(files: { address: string; changedAt: Date | null }[]): string {
  const entries = files.map(
    ({ address, changedAt }) =>
      `<sitemap>\n${element('loc', address)}${element('lastmod', changedAt && changedAt.toISOString())}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
