import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { getCategory } from '#client/catalog.ts';
import { inEveryLanguage, languageOfPath, linksIn, nameOf, slugOf } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { originOf } from '#storefront/shell/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { withTexts } from '#storefront/shell/texts.ts';
import { Listing } from './listing.tsx';
import { listingMeta } from './listing-meta.ts';
import { readListingQuery } from './listing-query.ts';
import { loadListing } from './load-listing.ts';
import { canonicalListing } from './search-engines.ts';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  texts: ['catalog'],
  alternates: ({ slugs }: Loaded) => inEveryLanguage((language) => linksIn(language).category(slugs)),
  canonicalQuery: ({ listing }: Loaded) =>
    canonicalListing(readListingQuery(new URLSearchParams(listing.search))),
} satisfies PageHandle;
export const clientLoader = withTexts('catalog');

/** A category answers under its own language's slug; another language's is sent there, an unknown one is the 404 page (decisions 2). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const category = await orNotFound(getCategory(caller, params['slug'] ?? ''));
  if (slugOf(category, language) !== params['slug']) {
    throw redirect(linksIn(language).category(category, url.searchParams.toString()), 301);
  }
  const { slugUz, slugRu, slugEn, descriptionUz, descriptionRu, descriptionEn } = category;
  return {
    slugs: { slugUz, slugRu, slugEn },
    name: nameOf(category, language),
    description: { uz: descriptionUz, ru: descriptionRu, en: descriptionEn }[language],
    listing: await loadListing({ caller, url, category: slugEn }),
  };
}

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
  const language = languageOfPath(location.pathname);
  if (!loaderData) return [];
  const { listing, name } = loaderData;
  return listingMeta({
    listing,
    name,
    language,
    origin: originOf(matches),
    path: linksIn(language).category(loaderData.slugs),
  });
}

export default function CategoryPage() {
  const { listing, name, description } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  return (
    <Listing
      data={listing}
      title={name}
      crumbs={[{ label: t('catalog'), href: links.catalog() }, { label: name }]}
      description={description}
    />
  );
}
