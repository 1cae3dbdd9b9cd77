import type { Store } from '#contract/content.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { dayOf } from '#ui/dates.ts';
import { nameOf } from '#storefront/links.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';

/** A store in the page's language. */
export interface StoreView {
  id: number;
  slug: string;
  /** Without the brand. */
  name: string;
  address: string;
  city: string;
  /** A region's code. */
  region: string;
  /** Empty if the address is enough. */
  directions: string;
  phone: string;
  latitude: number;
  longitude: number;
  hours: Store['hours'];
  /** Exceptions from today on, the nearest first. */
  exceptions: Store['exceptions'];
  services: string[];
  photo: string | null;
  /** The alternative text of the photograph; empty = decorative. */
  photoAlt: string;
}

/** `now`: an ISO instant. */
export function storeView(store: Store, language: PageLanguage, now: string): StoreView {
  const { id, slug, regionCode, phone, latitude, longitude, hours, services } = store;
  const today = dayOf(now);
  const [photo] = store.photos;
  return {
    id,
    slug,
    name: shortStoreName(nameOf(store, language)),
    address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
    city: { uz: store.cityUz, ru: store.cityRu, en: store.cityEn }[languageOnWire(language)],
    region: regionCode,
    directions: { uz: store.directionsUz, ru: store.directionsRu, en: store.directionsEn }[
      languageOnWire(language)
    ],
    phone,
    latitude,
    longitude,
    hours,
    exceptions: store.exceptions
      .filter(({ day }) => day >= today)
      .toSorted((one, other) => one.day.localeCompare(other.day)),
    services,
    photo: photo?.url ?? null,
    photoAlt: photo ? { uz: photo.altUz, ru: photo.altRu, en: photo.altEn }[languageOnWire(language)] : '',
  };
}

/** The cities with a store, in the order of the stores. */
export function citiesOf(
  stores: readonly StoreView[],
): { region: string; name: string; stores: StoreView[] }[] {
  const regions = [...new Set(stores.map(({ region }) => region))];
  return regions.map((region) => {
    const own = stores.filter((store) => store.region === region);
    return { region, name: own[0]?.city ?? '', stores: own };
  });
}
