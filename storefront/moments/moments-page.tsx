import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { teasersOf } from './moment-view.ts';
import { Teasers } from './teasers.tsx';
import styles from './moments-page.css?url';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = { texts: ['moments'] } satisfies PageHandle;
export const clientLoader = withTexts('moments');
/** The stylesheet of this page only, so that other pages do not load it. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  return { teasers: teasersOf(await caller.api.listMoments(), caller.language) };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { location, matches, loaderData } = context;
  const language = languageOfPath(location.pathname);
  const [t, origin, links] = [headTexts(context), originOf(matches), linksIn(language)];
  const teasers = loaderData?.teasers ?? [];
  return pageMeta(context, {
    title: t('moments:indexTitle'),
    description: t('moments:indexDescription'),
    graph: import.meta.env.SSR
      ? [
          {
            '@type': 'CollectionPage',
            name: t('moments:title'),
            inLanguage: language,
            url: origin + links.moments(),
            mainEntity: {
              '@type': 'ItemList',
              numberOfItems: teasers.length,
              itemListElement: teasers.map(({ title, href }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: title,
                url: origin + href,
              })),
            },
          },
          breadcrumbList(origin, [{ label: t('home'), href: links.home() }, { label: t('moments:title') }]),
        ]
      : [],
  });
}

/** All stories of the shop in the editors' order; an untranslated one is shown in another language. */
export default function MomentsPage() {
  const { teasers } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  return (
    <div className="container moments">
      <header className="moments-head">
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[{ label: t('home'), href: links.home() }, { label: t('moments:title') }]}
          link={Link}
        />
        <h1 className="d1">{t('moments:title')}</h1>
        <p className="lead ink-2 measure">{t('moments:indexLead')}</p>
      </header>
      <Teasers teasers={teasers} level="h2" isFirst />
    </div>
  );
}
