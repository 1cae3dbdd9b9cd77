import type { MetaDescriptor } from 'react-router';
import { formatSom } from '#ui/format.ts';
import type { Language } from '#contract/words.ts';
import { tIn } from '#storefront/shell/texts.ts';
import { readListingQuery } from './listing-query.ts';
import type { ListingData } from './load-listing.ts';
import { isListed } from './search-engines.ts';

interface Facts {
  listing: ListingData;
  name: string;
  language: Language;
  /** Scheme and host. */
  origin: string;
  path: string;
}

/** Title, description and structured data of a listing; addresses that search engines should not list say so (SEO-3, SEO-8). */
export function listingMeta({ listing, name, language, origin, path }: Facts): MetaDescriptor[] {
  const t = tIn(language);
  const pieces = t('catalog:pieces', { count: listing.pieces });
  const price = listing.prices && formatSom(listing.prices.min, language);
  const description = t('catalog:metaDescription', {
    name,
    pieces,
    from: price ? t('catalog:metaFrom', { price }) : '',
  });
  const title = price
    ? t('catalog:metaCategoryFrom', { name, price })
    : t('catalog:metaCategory', { name, pieces });
  return [
    { title },
    { name: 'description', content: description },
    ...(isListed(readListingQuery(new URLSearchParams(listing.search)))
      ? []
      : [{ name: 'robots', content: 'noindex,follow' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: origin + path },
    { 'script:ld+json': collectionPage({ listing, name, language, origin, path }) },
  ];
}

function collectionPage({ listing, name, language, origin, path }: Facts) {
  return {
    '@context': 'https://schema.org',
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
