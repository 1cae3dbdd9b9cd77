import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listProducts } from '#client/catalog.ts';
import type { Language } from '#contract/words.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { originOf } from '#storefront/shell/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { CategoryIndex } from './category-index.tsx';
import { listedName, listingMeta } from './listing-meta.ts';
import { canonicalSearch, readListingQuery } from './listing-query.ts';
import { Listing } from './listing.tsx';
import { loadListing, type ListingData } from './load-listing.ts';
import { canonicalListing } from './search-engines.ts';
import { tileOf, type TileData } from './tile-data.ts';

/** With a query the catalog is a listing over all categories; without one, their index. */
type Loaded = { kind: 'index'; popular: TileData[] } | { kind: 'listing'; listing: ListingData };

const popularCount = 8;

export const handle = {
  texts: ['content', 'catalog'],
  canonicalQuery: (loaded: Loaded) =>
    loaded.kind === 'index'
      ? ''
      : canonicalListing(readListingQuery(new URLSearchParams(loaded.listing.search))),
} satisfies PageHandle;
export const clientLoader = withTexts('content', 'catalog');

export async function loader({ context, url }: LoaderFunctionArgs): Promise<Loaded> {
  const caller = context.get(callerContext);
  if (canonicalSearch(readListingQuery(url.searchParams)) !== '')
    return { kind: 'listing', listing: await loadListing({ caller, url }) };
  const { content } = await listProducts(caller, { inStock: true, pageSize: popularCount });
  return { kind: 'index', popular: content.map((card) => tileOf(card, caller.language)) };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { loaderData: loaded, location, matches } = context;
  const language = languageOfPath(location.pathname);
  const t = tIn(language);
  const origin = originOf(matches);
  const path = linksIn(language).catalog();
  if (loaded?.kind === 'listing') {
    const name = titleOf(loaded.listing, language);
    return listingMeta(context, {
      listing: loaded.listing,
      name,
      crumbs: [{ label: t('catalog'), href: path }, { label: name }],
    });
  }
  return pageMeta(context, {
    title: `${t('content:index.title')} | Zarona`,
    description: t('content:index.description'),
    graph: [
      breadcrumbList(origin, [
        { label: t('home'), href: linksIn(language).home() },
        { label: t('content:index.heading') },
      ]),
    ],
  });
}

export default function CatalogPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t, links, language } = usePage();
  if (loaded.kind === 'index') return <CategoryIndex popular={loaded.popular} />;
  const title = titleOf(loaded.listing, language);
  return (
    <Listing
      data={loaded.listing}
      title={title}
      crumbs={[{ label: t('catalog'), href: links.catalog() }, { label: title }]}
    />
  );
}

function titleOf(listing: ListingData, language: Language): string {
  const t = tIn(language);
  const { q } = readListingQuery(new URLSearchParams(listing.search));
  return q ? t('catalog:searchTitle', { query: q }) : listedName(t('catalog:all'), listing, language);
}
