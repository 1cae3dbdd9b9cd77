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
import { bandOf, shapeOf, type BandView } from './collection-view.ts';
import { OwnPicture } from './own-picture.tsx';
import styles from './collections-page.css?url';

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = { texts: ['collections', 'catalog'] } satisfies PageHandle;
export const clientLoader = withTexts('collections', 'catalog');
/** The stylesheet of this page only, so that other pages do not load it. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

/** All collections in the editors' order; one without anything to sell is not shown (HOM-4). */
export async function loader({ context }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const collections = await caller.api.listCollections();
  return {
    bands: collections
      .filter(({ productCount }) => productCount > 0)
      .map((collection) => bandOf(collection, caller.language)),
  };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { location, matches, loaderData } = context;
  const language = languageOfPath(location.pathname);
  const [t, origin, links] = [headTexts(context), originOf(matches), linksIn(language)];
  const bands = loaderData?.bands ?? [];
  const name = t('collections:title');
  return pageMeta(context, {
    title: t('collections:metaTitle'),
    description: t('collections:metaDescription'),
    graph: import.meta.env.SSR
      ? [
          {
            '@type': 'CollectionPage',
            name,
            inLanguage: language,
            url: origin + links.collections(),
            mainEntity: {
              '@type': 'ItemList',
              numberOfItems: bands.length,
              itemListElement: bands.map((band, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: band.name,
                url: origin + band.href,
              })),
            },
          },
          breadcrumbList(origin, [{ label: t('home'), href: links.home() }, { label: name }]),
        ]
      : [],
  });
}

/** The collections as full-width bands, each with the aspect ratio of its picture (COL-1). */
export default function CollectionsPage() {
  const { bands } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  return (
    <div className="collections">
      <header className="container collections-head">
        <Breadcrumb
          label={t('breadcrumb')}
          crumbs={[{ label: t('home'), href: links.home() }, { label: t('collections:title') }]}
          link={Link}
        />
        <h1 className="d1">{t('collections:title')}</h1>
        <p className="lead ink-2 measure">{t('collections:lead')}</p>
      </header>
      {bands.map((band, index) => (
        <Band key={band.id} band={band} isFirst={index === 0} />
      ))}
    </div>
  );
}

const sizesOf = {
  wide: '(min-width: 1536px) 1536px, 100vw',
  square: '(min-width: 1288px) 56vw, (min-width: 768px) 60vw, 100vw',
  upright: '(min-width: 1288px) 40vw, (min-width: 768px) 50vw, 100vw',
};

function Band({ band, isFirst }: { band: BandView; isFirst: boolean }) {
  const { t } = usePage();
  const shape = band.picture ? shapeOf(band.picture.ratio) : 'square';
  return (
    <section className={`band band-${shape}`} aria-labelledby={`collection-${band.id}`}>
      <div className="band-picture">
        {band.picture && (
          <OwnPicture picture={band.picture} sizes={sizesOf[shape]} priority={isFirst ? 'high' : 'lazy'} />
        )}
      </div>
      <div className="band-words">
        <h2 className="d2" id={`collection-${band.id}`}>
          <Link className="band-link" to={band.href} prefetch="intent">
            {band.name}
          </Link>
        </h2>
        <p className="lead">{band.idea}</p>
        <p className="small ink-2 tabular">{t('catalog:models', { count: band.count })}</p>
      </div>
    </section>
  );
}
