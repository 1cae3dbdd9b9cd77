import { formatDistance } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { placeLabels } from './place-labels.ts';
import { citiesOf, type StoreView } from '../store-view.ts';

// The border of Uzbekistan, simplified (Natural Earth, public domain): longitude, latitude.
const border =
  '55.97 41.31 55.93 45 58.5 45.59 58.69 45.5 60.24 44.78 61.06 44.41 62.01 43.5 63.19 43.65 64.9 43.73 66.1 43 66.02 41.99 66.51 41.99 66.71 41.17 67.99 41.14 68.26 40.66 68.63 40.67 69.07 41.38 70.39 42.08 70.96 42.27 71.26 42.17 70.42 41.52 71.16 41.14 71.87 41.39 73.06 40.87 71.77 40.15 71.01 40.24 70.6 40.22 70.46 40.5 70.67 40.96 69.33 40.73 69.01 40.09 68.54 39.53 67.7 39.58 67.44 39.14 68.18 38.9 68.39 38.16 67.83 37.14 67.08 37.36 66.52 37.36 66.55 37.97 65.22 38.4 64.17 38.89 63.52 39.36 62.37 40.05 61.88 41.08 61.55 41.27 60.47 41.22 60.08 41.43 59.98 42.22 58.63 42.75 57.79 42.17 56.93 41.83 57.1 41.32';
const [west, north] = [55.4, 46];
/** At this latitude a degree of longitude is shorter than a degree of latitude. */
const [unitX, unitY] = [38, 50];
const [width, height] = [720, 452];
/** The size in stores-page.css on phones; smaller on wide screens. */
const fontSize = 26;

const place = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - west) * unitX * 10) / 10,
  y: Math.round((north - latitude) * unitY * 10) / 10,
});
/** The length of the scale bar; a degree of latitude is 111.2 km. */
const scaleKm = 200;
const scaleWidth = Math.round((scaleKm / 111.2) * unitY);

const outline = (border.match(/\S+ \S+/g) ?? [])
  .map((pair) => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number);
    const { x, y } = place(longitude, latitude);
    return `${x} ${y}`;
  })
  .join('L');

/** A drawn map of the country with the cities of the stores, without requests to other sites. */
export function DrawnMap({ stores, chosen }: { stores: readonly StoreView[]; chosen: string | null }) {
  const { t, links, language } = usePage();
  const cities = citiesOf(stores).flatMap(({ region, name, stores: own }) => {
    const [store] = own;
    if (!store) return [];
    const isOne = own.length === 1;
    const label = isOne ? name : `${name}\u00A0· ${own.length}`;
    const to = isOne ? links.store(store.slug) : links.stores({ city: region });
    return [{ region, label, to, ...place(store.longitude, store.latitude) }];
  });
  const labels = placeLabels(cities, { width, fontSize });
  return (
    <figure className="drawn-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('stores:drawnMap')}>
        <path d={`M${outline}Z`} aria-hidden="true" />
        <g className="drawn-map-scale" aria-hidden="true">
          <path d={`M16 ${height - 22}v6h${scaleWidth}v-6`} />
          <text x={16} y={height - 32}>
            {formatDistance(scaleKm, language)}
          </text>
        </g>
        {cities.map(({ region, label, to, x, y }, at) => (
          <Link key={region} to={to} aria-current={region === chosen ? 'true' : undefined}>
            <circle className="drawn-map-target" cx={x} cy={y} r="24" />
            <circle cx={x} cy={y} r="6" />
            <text x={labels[at]?.x} y={labels[at]?.y} textAnchor={labels[at]?.anchor}>
              {label}
            </text>
          </Link>
        ))}
      </svg>
    </figure>
  );
}
