import { data, useLoaderData, type LinksFunction, type LoaderFunctionArgs } from 'react-router';
import { phoneHref } from '#ui/contact-links.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { Tray } from '#ui/overlays/tray.tsx';
import { ProductTile } from '#storefront/catalog/tiles/tile.tsx';
import { tileOf } from '#storefront/catalog/tiles/tile-data.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, organization, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { HoursTable } from './hours/hours-table.tsx';
import { MapAppLinks } from './map/map-app-links.tsx';
import { OpenLine } from './hours/open-line.tsx';
import { storeGraph } from './store-graph.ts';
import { storeView, type StoreView } from './store-view.ts';
import { StorefrontDrawing } from './storefront-drawing.tsx';
import { useClock } from './hours/use-clock.ts';
import styles from './stores.css?url';

export const handle = { texts: ['stores', 'catalog'] } satisfies PageHandle;
/** Separate from the stylesheet that every page loads. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const clientLoader = withTexts('stores', 'catalog');

type Loaded = Awaited<ReturnType<typeof loader>>;

const shownPieces = 4;

/** Finds the store in the list, which is short. An unknown slug is the 404 page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const now = new Date().toISOString();
  const found = (await caller.api.listStores()).find(({ slug }) => slug === params['slug']);
  if (!found) throw data(null, { status: 404 });
  const { content, totalElements } = await caller.api.listProducts({
    storeId: String(found.id),
    inStock: true,
    size: shownPieces,
  });
  return {
    store: storeView(found, caller.language, now),
    tiles: content.map((card) => tileOf(card, caller.language)),
    models: totalElements,
    now,
  };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const { loaderData: loaded, location, matches } = context;
  if (!loaded) return [];
  const language = languageOfPath(location.pathname);
  const [t, links, origin] = [headTexts(context), linksIn(language), originOf(matches)];
  const { store } = loaded;
  return pageMeta(context, {
    title: t('stores:storeMetaTitle', { name: store.name, city: store.city }),
    description: t('stores:storeMetaDescription', { address: store.address, phone: store.phone }),
    graph: import.meta.env.SSR
      ? [
          breadcrumbList(origin, [
            { label: t('home'), href: links.home() },
            { label: t('stores:title'), href: links.stores() },
            { label: store.name },
          ]),
          organization(matches),
          storeGraph(store, { origin, path: links.store(store.slug) }),
        ]
      : [],
  });
}

export default function StorePage() {
  const { store, tiles, models, now } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  const clock = useClock(now);
  return (
    <div className="store">
      <div className="container store-crumbs">
        <Breadcrumb
          label={t('breadcrumb')}
          link={Link}
          crumbs={[{ label: t('stores:title'), href: links.stores() }, { label: store.name }]}
        />
      </div>
      <div className="container store-top">
        <Photo store={store} />
        <div className="store-facts">
          <p className="label ink-2">{store.city}</p>
          <h1 className="h1">{store.name}</h1>
          <OpenLine store={store} now={clock} />
          <p>{store.address}</p>
          <p className="store-call">
            <Link className={buttonClass('primary')} to={links.request('visit', { store: store.slug })}>
              {t('stores:book')}
            </Link>
            <a className={`${buttonClass('secondary')} tabular`} href={phoneHref(store.phone)}>
              {store.phone}
            </a>
          </p>
          <h2 className="h3">{t('stores:onMap')}</h2>
          <MapAppLinks store={store} />
          <h2 className="h3">{t('stores:hours')}</h2>
          <HoursTable store={store} now={clock} />
        </div>
      </div>
      <div className="container store-more">
        {store.directions !== '' && (
          <section aria-labelledby="store-directions">
            <h2 className="h2" id="store-directions">
              {t('stores:directions')}
            </h2>
            <p className="lead measure">{store.directions}</p>
          </section>
        )}
        <Services services={store.services} />
      </div>
      {tiles.length > 0 && (
        <section className="container store-pieces" aria-labelledby="store-pieces">
          <div className="store-pieces-head">
            <h2 className="h2" id="store-pieces">
              {t('stores:pieces')}
            </h2>
            <Link to={links.catalog(`storeId=${store.id}&inStock=true`)}>
              {t('stores:allPieces', { count: models })}
            </Link>
          </div>
          <Tray label={t('stores:pieces')}>
            {tiles.map((tile) => (
              <li key={tile.id}>
                <ProductTile tile={tile} />
              </li>
            ))}
          </Tray>
        </section>
      )}
    </div>
  );
}

/** A picture, or a decorative drawing of a shop if there is none. */
function Photo({ store }: { store: StoreView }) {
  const { t } = usePage();
  const placeholder = (
    <>
      <StorefrontDrawing />
      {t('stores:noPhoto')}
    </>
  );
  if (store.photo === null)
    return (
      <span className="picture store-photo">
        <Missing alt="">{placeholder}</Missing>
      </span>
    );
  return (
    <Picture
      className="store-photo"
      url={store.photo}
      alt={store.photoAlt}
      sizes="(min-width: 992px) 640px, 100vw"
      ratio="4 / 3"
      priority="high"
      placeholder={placeholder}
    />
  );
}

function Services({ services }: { services: string[] }) {
  const { t } = usePage();
  const words = (code: string, part: 'name' | 'note'): string =>
    t(`stores:service.${code}.${part}`, { defaultValue: '' });
  const known = services.filter((code) => words(code, 'name') !== '');
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="store-services">
      <h2 className="h2" id="store-services">
        {t('stores:services')}
      </h2>
      <dl className="store-services">
        {known.map((code) => (
          <div key={code}>
            <dt className="h3">{words(code, 'name')}</dt>
            <dd className="small ink-2">{words(code, 'note')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
