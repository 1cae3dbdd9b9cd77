import type { MetaDescriptor } from 'react-router';
import { languages, type PageLanguage } from '#contract/words.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { contactsOf } from '../frame/footer/contacts.ts';
import { originOf, shellDataOf } from '../navigation/origin.ts';
import { headTexts } from './head-texts.ts';
import { readDescription } from './page-description.ts';
import { previewTags, type Preview } from '../frame/preview.ts';

/** The part of the arguments of `meta` that is needed here. */
export interface MetaContext {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

interface PageMeta {
  /** The title of the tab, including the shop's name: at most 65 characters. */
  title: string;
  /** Extended or cut to 130–155 characters (SEO-4). */
  description?: string;
  /** The description was written by staff and is not changed. */
  isWritten?: boolean;
  /** The link preview's picture; omitted = the shop's. */
  preview?: Preview;
  type?: 'website' | 'product' | 'article';
  /** Parts of the page's JSON-LD graph; must match what is visible (SEO-8). */
  graph?: object[];
  /** noindex, follow (SEO-3). */
  noindex?: boolean;
}

/**
 * Title, description, link preview and JSON-LD of a page (ui.md 5.2). Canonical and hreflang come from root.tsx.
 * Search engines and messengers read the page as sent by the server, so everything except the title is written only
 * there and is not in the browser's code.
 */
export function pageMeta(context: MetaContext, page: PageMeta): MetaDescriptor[] {
  return [{ title: page.title }, ...(import.meta.env.SSR ? tagsOf(context, page) : [])];
}

function tagsOf(context: MetaContext, page: PageMeta): MetaDescriptor[] {
  const { location, matches } = context;
  const language = languageOfPath(location.pathname);
  const origin = originOf(matches);
  const { title, type = 'website', graph = [], noindex = false } = page;
  const description =
    page.isWritten === true
      ? page.description
      : page.description && readDescription(page.description, headTexts(context));
  return [
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
    { property: 'og:site_name', content: 'Zarona' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:type', content: type },
    { property: 'og:url', content: origin + location.pathname },
    ...previewTags(page.preview, { origin, language, title }),
    ...(graph.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]
      : []),
  ];
}

/** The shop's contacts come from the root's data, as in the footer; without it they are omitted. */
export function organization(matches: MetaContext['matches']) {
  const { origin = '', shop } = shellDataOf(matches) ?? {};
  return {
    '@type': ['Organization', 'OnlineStore'],
    '@id': `${origin}/#org`,
    name: 'Zarona',
    url: `${origin}/`,
    ...(shop && {
      ...(shop.email !== null && { email: shop.email }),
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: shop.phone,
        contactType: 'customer service',
        availableLanguage: [...languages],
      },
      sameAs: [contactsOf(shop).telegram.href, ...shop.sites.map(({ url }) => url)],
    }),
  };
}

export function webSite(origin: string, language: PageLanguage) {
  const links = linksIn(language);
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: 'Zarona',
    url: origin + links.home(),
    inLanguage: language,
    publisher: { '@id': `${origin}/#org` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${links.catalog('q={search_term_string}')}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Breadcrumbs for search engines; the last one is the page itself and needs no address. */
export function breadcrumbList(origin: string, crumbs: readonly { label: string; href?: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: origin + href }),
    })),
  };
}
