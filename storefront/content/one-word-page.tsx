import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { pageLanguages } from '#contract/words.ts';
import { productOfAddress } from '#storefront/moments/moment-address.ts';
import MomentPage, {
  links as momentLinks,
  loader as loadMoment,
  meta as momentMeta,
} from '#storefront/moments/moment-page.tsx';
import type { PageHandle } from '#storefront/shell/page.ts';
import type { MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import ContentPage, {
  links as contentLinks,
  loader as loadContent,
  meta as contentMeta,
} from './content-page.tsx';

type Moment = Awaited<ReturnType<typeof loadMoment>>;
type Content = Awaited<ReturnType<typeof loadContent>>;
type Loaded = Moment | Content;

const isMoment = (loaded: Loaded): loaded is Moment => 'moment' in loaded;

export const handle = {
  texts: ['moments', 'catalog', 'pages'],
  writtenIn: (loaded: Loaded) => (isMoment(loaded) ? loaded.moment.written : pageLanguages),
} satisfies PageHandle;
export const clientLoader = withTexts('moments', 'catalog', 'pages');
/** The styles of moments, because most of these pages are moments; other pages load their own. */
export const links = momentLinks;

/** `/ring-moments` is a moment; any other single word is a page written by editors, or a 404 (MOM-1). */
export const loader = (args: LoaderFunctionArgs): Promise<Loaded> =>
  productOfAddress(args.params['word'] ?? '') === null ? loadContent(args) : loadMoment(args);

export function meta({ loaderData, ...context }: MetaContext & { loaderData?: Loaded }) {
  if (!loaderData) return [];
  return isMoment(loaderData)
    ? momentMeta({ ...context, loaderData })
    : contentMeta({ ...context, loaderData });
}

export default function OneWordPage() {
  const loaded = useLoaderData<typeof loader>();
  if (isMoment(loaded)) return <MomentPage />;
  return (
    <>
      {contentLinks().map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      <ContentPage />
    </>
  );
}
