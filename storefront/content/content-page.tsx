import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOfPath, linksIn, pathWithoutLanguage } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { loadPreviewLine, loadPreviewed, previewOf } from '#storefront/shell/staff-preview/load-preview.ts';
import { PreviewLine } from '#storefront/shell/staff-preview/preview-line.tsx';
import type { PageHandle } from '#storefront/shell/page.ts';
import { breadcrumbList, organization, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { bodyOf, contentView, hasPart, type ContentView } from './content-view.ts';
import contentStyles from './content.css?url';
import hallmarkStyles from './hallmarks.css?url';
import storyStyles from './story.css?url';
import { Guide } from './guide.tsx';
import { Story } from './story.tsx';

export const handle = { texts: ['pages'] } satisfies PageHandle;
export const clientLoader = withTexts('pages');

/** Separate from the styles that all pages share, because few shoppers read these pages. */
export const links = () =>
  [contentStyles, storyStyles, hallmarkStyles].map((href) => ({ rel: 'stylesheet', href }));

/** Any page written by editors: its slug is its path (storefront/links.ts). */
export async function loader({
  context,
  url,
}: LoaderFunctionArgs): Promise<ContentView & { previewLine: string | null }> {
  const caller = context.get(callerContext);
  const slug = pathWithoutLanguage(url.pathname).slice(1);
  const previewed = await loadPreviewed(previewOf(url), (token) => caller.api.getPagePreview({ token }));
  const isPreviewed = previewed?.slug === slug;
  const page = isPreviewed ? previewed : await orNotFound(caller.api.getContentPage({ slug }));
  const { blocks } = bodyOf(page, caller.language);
  const [cities, stores, preciousMetals] = await Promise.all([
    hasPart(blocks, 'tariffs') ? caller.api.listDeliveryCities() : [],
    hasPart(blocks, 'stores') ? caller.api.listStores() : [],
    hasPart(blocks, 'finenesses') ? caller.api.getDictionary().then((words) => words.preciousMetals) : [],
  ]);
  const previewLine = isPreviewed ? await loadPreviewLine(caller, previewOf(url)) : null;
  return { ...contentView({ page, cities, stores, preciousMetals }, caller.language), previewLine };
}

export function meta(context: MetaContext & { loaderData?: ContentView }) {
  const { loaderData: page, location, matches } = context;
  if (!page) return [];
  const language = languageOfPath(location.pathname);
  const origin = originOf(matches);
  const crumbs = [{ label: tIn(language)('home'), href: linksIn(language).home() }, { label: page.title }];
  const isOurs = page.slug === 'contacts' || page.slug.startsWith('about-');
  return pageMeta(context, {
    title: `${page.title} | Zarona`,
    description: page.description,
    graph: import.meta.env.SSR
      ? [breadcrumbList(origin, crumbs), ...(isOurs ? [organization(matches)] : [])]
      : [],
  });
}

export default function ContentPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewLine line={page.previewLine} />
      {page.slug.startsWith('about-') ? <Story page={page} /> : <Guide page={page} />}
    </>
  );
}
