import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { inEveryLanguage, languageOfPath, linksIn, nameOf, slugOf } from '#storefront/links.ts';
import { wholeNumbers } from '#storefront/shell/i18n/whole-numbers.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { Listing } from './listing.tsx';
import { listedName, listingMeta } from './listing-meta.ts';
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

/**
 * A category is served under the slug of the page's language. A slug of another language is redirected; an unknown
 * one is the 404 page (decisions 2).
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const category = await orNotFound(caller.api.getCategory({ slug: params['slug'] ?? '' }));
  if (slugOf(category, language) !== params['slug']) {
    throw redirect(linksIn(language).category(category, url.searchParams.toString()), 301);
  }
  const { slugUz, slugRu, slugEn, descriptionUz, descriptionRu, descriptionEn } = category;
  return {
    slugs: { slugUz, slugRu, slugEn },
    name: nameOf(category, language),
    description: wholeNumbers(
      { uz: descriptionUz, ru: descriptionRu, en: descriptionEn }[languageOnWire(language)],
    ),
    listing: await loadListing({ caller, url, within: { facet: 'category', slug: slugEn } }),
  };
}

export function meta(context: MetaArgs<typeof loader>) {
  const { loaderData: loaded, location } = context;
  const language = languageOfPath(location.pathname);
  if (!loaded) return [];
  const { name, listing, slugs } = loaded;
  return listingMeta(context, {
    listing,
    name: listedName(name, listing, language),
    crumbs: crumbsOf(name, language),
    preview: { kind: 'categories', name: slugs.slugEn },
  });
}

export default function CategoryPage() {
  const { listing, name, description } = useLoaderData<typeof loader>();
  const { language } = usePage();
  return (
    <Listing
      data={listing}
      title={listedName(name, listing, language)}
      crumbs={crumbsOf(name, language)}
      description={description}
    />
  );
}

const crumbsOf = (name: string, language: PageLanguage) => [
  { label: tIn(language)('catalog'), href: linksIn(language).catalog() },
  { label: name },
];
