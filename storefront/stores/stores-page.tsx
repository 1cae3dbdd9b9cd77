import { useLoaderData, type LinksFunction, type LoaderFunctionArgs } from 'react-router';
import { languageOfPath, linksIn } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { mapTilesContext } from '#storefront/shell/map-tiles.ts';
import { originOf } from '#storefront/shell/navigation/origin.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { headTexts } from '#storefront/shell/seo/head-texts.ts';
import { breadcrumbList, organization, pageMeta, type MetaContext } from '#storefront/shell/seo/seo.ts';
import { withTexts } from '#storefront/shell/i18n/texts.ts';
import { distanceKm } from './map/distance.ts';
import { MapPanel } from './map/map-panel.tsx';
import { NearMe } from './map/near-me.tsx';
import { storeGraph } from './store-graph.ts';
import { filterStores, readFilter } from './store-filter.ts';
import { StoreFilters } from './store-filters.tsx';
import { StoreItem } from './store-item.tsx';
import { storeView, type StoreView } from './store-view.ts';
import { useClock } from './hours/use-clock.ts';
import { usePosition, type PositionState } from './map/use-position.ts';
import styles from './stores.css?url';

export const handle = { texts: ['stores'] } satisfies PageHandle;
/** Separate from the stylesheet that every page loads. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export const clientLoader = withTexts('stores');

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const now = new Date().toISOString();
  const stores = (await caller.api.listStores()).map((store) => storeView(store, caller.language, now));
  return { stores, filter: readFilter(url.searchParams, stores), now, tiles: context.get(mapTilesContext) };
}

export function meta(context: MetaContext & { loaderData?: Loaded }) {
  const language = languageOfPath(context.location.pathname);
  const [t, links, origin] = [headTexts(context), linksIn(language), originOf(context.matches)];
  const stores = context.loaderData?.stores ?? [];
  return pageMeta(context, {
    title: `${t('stores:metaTitle')} | Zarona`,
    description: t('stores:metaDescription'),
    graph: import.meta.env.SSR
      ? [
          breadcrumbList(origin, [{ label: t('home'), href: links.home() }, { label: t('stores:title') }]),
          organization(context.matches),
          ...stores.map((store) => storeGraph(store, { origin, path: links.store(store.slug) })),
        ]
      : [],
  });
}

/** The list first, the map second (ui.md 1.11). */
export default function StoresPage() {
  const { stores, filter, now, tiles } = useLoaderData<typeof loader>();
  const { t, links } = usePage();
  const clock = useClock(now);
  const position = usePosition();
  const shown = filterStores(stores, filter, clock);
  return (
    <div className="container stores">
      <div className="stores-head">
        <h1 className="d2">{t('stores:title')}</h1>
        <p className="lead ink-2 measure">{t('stores:lead')}</p>
      </div>
      <div className="stores-body">
        <div className="stores-list">
          <StoreFilters stores={stores} filter={filter} />
          <NearMe state={position.state} onLocate={position.locate} />
          <ol>
            {nearestFirst(shown, position.state).map(({ store, km }) => (
              <StoreItem key={store.id} store={store} now={clock} km={km} />
            ))}
          </ol>
          {shown.length === 0 && (
            <div className="stores-none" role="status">
              <p>{t('stores:nothing')}</p>
              <Link to={links.stores()}>{t('stores:removeFilter')}</Link>
            </div>
          )}
        </div>
        <MapPanel stores={stores} chosen={filter.city} tiles={tiles} />
      </div>
    </div>
  );
}

function nearestFirst(
  stores: StoreView[],
  position: PositionState,
): { store: StoreView; km: number | null }[] {
  if (position.kind !== 'known') return stores.map((store) => ({ store, km: null }));
  return stores
    .map((store) => ({ store, km: distanceKm(position.place, store) }))
    .toSorted((one, other) => one.km - other.km);
}
