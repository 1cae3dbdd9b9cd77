import { phoneHref } from '#ui/contact-links.ts';
import { formatDistance } from '#ui/format.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { MapAppLinks } from './map/map-app-links.tsx';
import { OpenLine } from './hours/open-line.tsx';
import type { StoreView } from './store-view.ts';

/** A store in the list: its picture, name, address with landmark, whether it is open, the distance, and map links. */
export function StoreItem({ store, now, km }: { store: StoreView; now: string; km: number | null }) {
  const { t, links, language } = usePage();
  return (
    <li className={store.photo === null ? 'store-item' : 'store-item store-item-pictured'}>
      {store.photo !== null && (
        <Picture
          className="store-item-photo"
          url={store.photo}
          alt={store.photoAlt}
          sizes="112px"
          ratio="1"
          isSmall
          placeholder={null}
        />
      )}
      <div className="store-item-head">
        <h2 className="h3">
          <Link to={links.store(store.slug)}>{store.name}</Link>
        </h2>
        {km !== null && (
          <p className="tabular small ink-2">
            {t('stores:away', { distance: formatDistance(km, language) })}
          </p>
        )}
      </div>
      <p className="store-item-address">{store.address}</p>
      <OpenLine store={store} now={now} />
      <div className="store-item-links">
        <a className="tabular" href={phoneHref(store.phone)}>
          {store.phone}
        </a>
        <MapAppLinks store={store} />
      </div>
    </li>
  );
}
