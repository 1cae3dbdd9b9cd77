import type { MetaDescriptor } from 'react-router';
import { formatSom } from '#ui/format.ts';
import type { Language } from '#contract/words.ts';
import { languageOfPath } from '#storefront/links.ts';
import { originOf } from '#storefront/shell/origin.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo.ts';
import { tIn } from '#storefront/shell/texts.ts';
import { readListingQuery } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';
import { isListed } from './search-engines.ts';

interface Facts {
  listing: ListingData;
  name: string;
  /** The way to the page, itself last. */
  crumbs: { label: string; href?: string }[];
  /** Left out = the category's rule (SEO-3). */
  isListed?: boolean;
  /** For previews in messengers. */
  image?: string | null;
}

/** Title, description and structured data of a listing; addresses that search engines should not list say so (SEO-3, SEO-8). */
export function listingMeta(context: MetaContext, facts: Facts): MetaDescriptor[] {
  const { listing, name, crumbs, image = null } = facts;
  const language = languageOfPath(context.location.pathname);
  const t = tIn(language);
  const origin = originOf(context.matches);
  const pieces = t('catalog:pieces', { count: listing.pieces });
  const price = listing.prices && formatSom(listing.prices.min, language);
  return pageMeta(context, {
    title: price
      ? t('catalog:metaCategoryFrom', { name, price })
      : t('catalog:metaCategory', { name, pieces }),
    description: t('catalog:metaDescription', {
      name,
      pieces,
      from: price ? t('catalog:metaFrom', { price }) : '',
    }).replace('  ', ' '),
    image,
    noindex: !(facts.isListed ?? isListed(readListingQuery(new URLSearchParams(listing.search)))),
    graph: [
      collectionPage(listing, { name, language, origin, path: context.location.pathname }),
      breadcrumbList(origin, crumbs),
    ],
  });
}

interface Page {
  name: string;
  language: Language;
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
