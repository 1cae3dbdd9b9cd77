import type { MetaDescriptor } from 'react-router';
import { formatSom } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { languageOfPath } from '#storefront/links.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import type { Preview } from '#storefront/shell/frame/preview.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { filterWords } from './filters/filter-words.ts';
import { readListingQuery } from './listing-query.ts';
import { filtersOf } from './listing-filters.ts';
import type { ListingData } from './load-listing.ts';
import { isListed } from './search-engines.ts';

interface Facts {
  listing: ListingData;
  name: string;
  /** Breadcrumbs to the page, the page itself last. */
  crumbs: { label: string; href?: string }[];
  /** Whether search engines may list the page; omitted = the rule of categories (SEO-3). */
  isListed?: boolean;
  /** The link preview in messengers; omitted = that of the shop. */
  preview?: Preview;
}

const maxTitleLength = 65;

/** Title, description and structured data of a listing, with a noindex for addresses that search engines should not list (SEO-3, SEO-8). */
export function listingMeta(context: MetaContext, facts: Facts): MetaDescriptor[] {
  const title = titleOf(facts, context);
  // in the browser only the title is updated (seo.ts)
  if (!import.meta.env.SSR) return pageMeta(context, { title });
  const { listing, name, crumbs, preview } = facts;
  const language = languageOfPath(context.location.pathname);
  const t = headTexts(context);
  const origin = originOf(context.matches);
  const pieces = t('catalog:pieces', { count: listing.pieces });
  const price = listing.prices && formatSom(listing.prices.min, language);
  return pageMeta(context, {
    title,
    description: t('catalog:metaDescription', {
      name,
      pieces,
      from: price ? t('catalog:metaFrom', { price }) : '',
    }).replace('  ', ' '),
    ...(preview && { preview: { ...preview, priceSom: listing.prices?.min ?? null } }),
    noindex: !(facts.isListed ?? isListed(readListingQuery(new URLSearchParams(listing.search)))),
    graph: [
      collectionPage(listing, { name, language, origin, path: context.location.pathname }),
      breadcrumbList(origin, crumbs),
    ],
  });
}

/** The name of a listing, with its filter where the filter makes a separate page, «Кольца, жёлтое золото» (SEO-3, SEO-4). */
export function listedName(name: string, listing: ListingData, language: PageLanguage): string {
  const query = readListingQuery(new URLSearchParams(listing.search));
  const [filter] = filtersOf(query);
  if (!filter || !isListed(query)) return name;
  const facet = filter.kind === 'value' && listing.facets.find((one) => one.name === filter.name);
  const label = facet && facet.options.find(({ value }) => value === filter.value)?.label;
  const words =
    label && !/^\d/.test(label) ? label : filterWords(filter, listing.facets, { t: tIn(language), language });
  return `${name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Further pages include their number, so that no two pages have the same title. */
function titleOf({ listing, name }: Facts, context: MetaContext): string {
  const t = headTexts(context);
  const language = languageOfPath(context.location.pathname);
  const { page, pages, pieces, prices } = listing;
  const full = page > 1 ? `${name}, ${t('catalog:pageOf', { page, pages }).toLowerCase()}` : name;
  const titles = [
    prices
      ? t('catalog:metaCategoryFrom', { name: full, price: formatSom(prices.min, language) })
      : t('catalog:metaCategory', { name: full, pieces: t('catalog:pieces', { count: pieces }) }),
    `${full} | Zarona`,
  ];
  return titles.find(({ length }) => length <= maxTitleLength) ?? full;
}

interface Page {
  name: string;
  language: PageLanguage;
  origin: string;
  path: string;
}

function collectionPage(listing: ListingData, { name, language, origin, path }: Page) {
  return {
    '@type': 'CollectionPage',
    name,
    inLanguage: language,
    url: origin + path,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listing.models,
      itemListElement: listing.tiles.map((tile, index) => ({
        '@type': 'ListItem',
        position: (listing.page - 1) * 24 + index + 1,
        name: tile.name,
        url: origin + tile.href.split('?', 1)[0],
      })),
    },
  };
}
