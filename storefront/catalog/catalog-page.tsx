import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Category } from '#contract/catalog/catalog.ts';
import type { Banner } from '#contract/content.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { findBanner } from '#storefront/shell/staff-preview/find-banner.ts';
import { previewOf } from '#storefront/shell/staff-preview/load-preview.ts';
import { hrefOfBanner } from '#storefront/shell/navigation/banner-link.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import categoryStyles from './category-index.css?url';
import { CategoryIndex, type CategoryPictures, type Note } from './category-index.tsx';
import { findByNumber } from './find-by-number.ts';
import { listedName, listingMeta } from './listing-meta.ts';
import { canonicalSearch, readListingQuery } from './listing-query.ts';
import { Listing } from './listing.tsx';
import { loadListing, type ListingData } from './load-listing.ts';
import { canonicalListing } from './search-engines.ts';
import { tileOf, type TileData } from './tiles/tile-data.ts';

/** With a query the catalogue is a listing over all categories; without one, an index of them. */
type Loaded =
  | { kind: 'index'; popular: TileData[]; note: Note | null; pictures: CategoryPictures }
  | { kind: 'listing'; listing: ListingData };

const popularCount = 8;

/** Only this page shows the tiles of the categories. */
export const links = () => [{ rel: 'stylesheet', href: categoryStyles }];
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
  const query = readListingQuery(url.searchParams);
  if (canonicalSearch(query) !== '') {
    const named = await findByNumber(caller, query);
    if (named !== null) throw redirect(named);
    return { kind: 'listing', listing: await loadListing({ caller, url }) };
  }
  const preview = previewOf(url);
  const [{ content }, banner, categories] = await Promise.all([
    caller.api.listProducts({ inStock: true, size: popularCount }),
    findBanner(caller, { placement: 'CATALOG', preview }),
    caller.api.listCategories(),
  ]);
  return {
    kind: 'index',
    popular: content.map((card) => tileOf(card, caller.language)),
    note: banner ? noteOf(banner, categories, caller.language) : null,
    pictures: Object.fromEntries(
      categories.flatMap(({ id, backgroundImage }) => (backgroundImage ? [[id, backgroundImage.url]] : [])),
    ),
  };
}

/** The banner of the catalogue's page, without its picture. */
function noteOf(banner: Banner, categories: readonly Category[], language: PageLanguage): Note {
  return {
    title: { uz: banner.titleUz, ru: banner.titleRu, en: banner.titleEn }[languageOnWire(language)],
    text: { uz: banner.textUz, ru: banner.textRu, en: banner.textEn }[languageOnWire(language)],
    href: hrefOfBanner(banner.link, categories, language),
  };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { loaderData: loaded, location, matches } = context;
  const language = languageOfPath(location.pathname);
  const t = headTexts(context);
  if (loaded?.kind === 'listing') {
    const name = titleOf(loaded.listing, language);
    const crumbs = [{ label: t('catalog'), href: linksIn(language).catalog() }, { label: name }];
    return listingMeta(context, { listing: loaded.listing, name, crumbs });
  }
  const title = `${t('content:index.title')} | Zarona`;
  // in the browser only the title is updated (seo.ts)
  if (!import.meta.env.SSR) return pageMeta(context, { title });
  return pageMeta(context, {
    title,
    description: t('content:index.description'),
    graph: [
      breadcrumbList(originOf(matches), [
        { label: t('home'), href: linksIn(language).home() },
        { label: t('content:index.heading') },
      ]),
    ],
  });
}

export default function CatalogPage() {
  const loaded = useLoaderData<typeof loader>();
  const { t, links, language } = usePage();
  if (loaded.kind === 'index') return <CategoryIndex {...loaded} />;
  const title = titleOf(loaded.listing, language);
  return (
    <Listing
      data={loaded.listing}
      title={title}
      crumbs={[{ label: t('catalog'), href: links.catalog() }, { label: title }]}
    />
  );
}

function titleOf(listing: ListingData, language: PageLanguage): string {
  const t = tIn(language);
  const { q } = readListingQuery(new URLSearchParams(listing.search));
  return q ? t('catalog:searchTitle', { query: q }) : listedName(t('catalog:all'), listing, language);
}
