import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import type { PageLanguage } from '#contract/words.ts';
import { Listing } from '#storefront/catalog/listing.tsx';
import { listingMeta } from '#storefront/catalog/listing-meta.ts';
import { canonicalSearch, emptyQuery, readListingQuery } from '#storefront/catalog/listing-query.ts';
import { loadListing, type ListingData } from '#storefront/catalog/load-listing.ts';
import { inEveryLanguage, languageOfPath, linksIn, slugOf } from '#storefront/links.ts';
import { type Caller, callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { loadPreviewLine, loadPreviewed, previewOf } from '#storefront/shell/staff-preview/load-preview.ts';
import { PreviewLine } from '#storefront/shell/staff-preview/preview-line.tsx';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { shapeOf, storyOf, type StoryView } from './collection-view.ts';
import { OwnPicture } from './own-picture.tsx';
import { previewListing } from './preview-listing.ts';
import styles from './collection-page.css?url';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  texts: ['collections', 'catalog'],
  alternates: ({ slugs }: Loaded) => inEveryLanguage((language) => linksIn(language).collection(slugs)),
  canonicalQuery: ({ listing }: Loaded) => pageOnly(listing),
} satisfies PageHandle;
export const clientLoader = withTexts('collections', 'catalog');
/** The stylesheet of this page only, so that other pages do not load it. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

/**
 * A collection is served under the slug of the page's language. A slug of another language is redirected; an unknown
 * one is the 404 page (decisions 2).
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const { language } = caller;
  const slug = params['slug'] ?? '';
  const previewed = await findPreviewed(caller, { slug, url });
  if (previewed !== null) return previewed;
  const collection = await orNotFound(caller.api.getCollection({ slug }));
  if (slugOf(collection, language) !== slug) {
    throw redirect(linksIn(language).collection(collection, url.searchParams.toString()), 301);
  }
  const { slugUz, slugRu, slugEn } = collection;
  return {
    slugs: { slugUz, slugRu, slugEn },
    story: storyOf(collection, language),
    listing: await loadListing({ caller, url, within: { facet: 'collection', slug: slugEn } }),
    previewLine: null,
  };
}

/** The version that a staff preview link shows at this address; null = the public one. */
async function findPreviewed(caller: Caller, { slug, url }: { slug: string; url: URL }) {
  const preview = previewOf(url);
  const collection = await loadPreviewed(preview, (token) => caller.api.getCollectionPreview({ token }));
  if (collection === null) return null;
  const { slugUz, slugRu, slugEn } = collection;
  if (![slugUz, slugRu, slugEn].includes(slug)) return null;
  return {
    slugs: { slugUz, slugRu, slugEn },
    story: storyOf(collection, caller.language),
    listing: await previewListing(caller, { collection, url }),
    previewLine: await loadPreviewLine(caller, preview),
  };
}

/** The query to index: search engines may index a collection only with its whole list, page by page (SEO-3). */
function pageOnly({ search }: ListingData): string {
  const { page } = readListingQuery(new URLSearchParams(search));
  return canonicalSearch({ ...emptyQuery, page });
}

export function meta(context: MetaArgs<typeof loader>) {
  const { loaderData: loaded, location } = context;
  if (!loaded) return [];
  const language = languageOfPath(location.pathname);
  const { story, listing } = loaded;
  return listingMeta(context, {
    listing,
    name: headTexts(context)('collections:named', { name: story.name }),
    crumbs: crumbsOf(story.name, language),
    isListed: pageOnly(listing) === listing.search,
    preview: { kind: 'collections', name: loaded.slugs.slugEn },
  });
}

export default function CollectionPage() {
  const { listing, story, previewLine } = useLoaderData<typeof loader>();
  const { t, language } = usePage();
  const crumbs = crumbsOf(story.name, language);
  return (
    <Listing
      data={listing}
      title={t('collections:piecesOf')}
      crumbs={crumbs}
      opening={
        <>
          <PreviewLine line={previewLine} />
          <Opening story={story} />
        </>
      }
    />
  );
}

const crumbsOf = (name: string, language: PageLanguage) => [
  { label: tIn(language)('collections:title'), href: linksIn(language).collections() },
  { label: name },
];

const wholeWidth = '(min-width: 1536px) 1536px, 100vw';
const halfWidth = '(min-width: 768px) 56vw, 100vw';

/** Picture, idea, meaning, and close-up views (ui.md 1.12). */
function Opening({ story }: { story: StoryView }) {
  const { t, language } = usePage();
  const shape = story.picture ? shapeOf(story.picture.ratio) : 'none';
  return (
    <div className={`opening opening-${shape}`}>
      <div className="container">
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbsOf(story.name, language)} link={Link} />
      </div>
      <div className="opening-top">
        {story.picture && (
          <div className="opening-picture">
            <OwnPicture
              picture={story.picture}
              sizes={shape === 'wide' ? wholeWidth : halfWidth}
              priority="high"
            />
          </div>
        )}
        <div className="opening-words">
          <p className="small ink-2">{t('collections:one')}</p>
          <h1 className="d1">{story.name}</h1>
          <p className="lead">{story.idea}</p>
          {story.story !== '' && <p className="opening-story">{story.story}</p>}
        </div>
      </div>
      {story.details.length > 0 && (
        <ul className="opening-details">
          {story.details.map((picture) => (
            <li key={picture.url}>
              <OwnPicture picture={{ ...picture, ratio: 1 }} sizes="(min-width: 768px) 33vw, 100vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
