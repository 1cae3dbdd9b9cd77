import { usePage } from '#storefront/shell/page.ts';
import { mapLinks } from './map-links.ts';
import type { StoreView } from '../store-view.ts';

/** Links into the shopper's own map app; work without JavaScript and without the shop's map. */
export function MapAppLinks({ store }: { store: StoreView }) {
  const { t } = usePage();
  return (
    <ul className="map-links">
      {mapLinks(store).map(({ app, href }) => (
        <li key={app}>
          <a href={href} rel="noreferrer">
            {t(`stores:maps.${app}`)}
            <span className="visually-hidden">{`, ${store.name}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
