import type { DeliveryCity } from '#contract/cart.ts';
import type { Store } from '#contract/content.ts';
import type { DeliveryTerms } from '#contract/delivery.ts';
import type { PickupDay } from '#contract/pickup.ts';
import type { PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { shortStoreName } from '#storefront/shell/store-name.ts';
import { pickUpDay, type PickUpDay } from './pick-up-day.ts';
import type { ProductView } from '../../product-view.ts';

export interface StoreView {
  id: number;
  slug: string;
  name: string;
  /** When an available piece can be collected; null if not within the next weeks. */
  pickUp: PickUpDay | null;
}

export interface CityView {
  /** Places with the same days and costs share a line. */
  name: string;
  /** Whole soʻm. */
  cost: number;
  freeFrom: number;
  /** Days `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export interface DeliveryView {
  /** The capital first; the estimate is for it until the shopper chooses a city. */
  cities: CityView[];
  /** Stores that have pieces of this model. */
  stores: StoreView[];
  /** The stores to which a piece can be transferred, by the day of its arrival, `YYYY-MM-DD`; the earliest first. */
  brought: { day: string; stores: string[] }[];
  /** Couriers do not carry a piece above this price, whole soʻm. */
  insuredPiece: number;
  /** Stores whose jewelers change sizes, and those that accept old gold. */
  resizeAt: string[];
  tradeInAt: string[];
}

const guessedRegion = 'tashkent-city';

interface Facts {
  product: ProductView;
  stores: Store[];
  pickupDays: PickupDay[];
  cities: DeliveryCity[];
  terms: DeliveryTerms;
  language: PageLanguage;
  now: Date;
}

export function viewDelivery({
  product,
  stores,
  pickupDays,
  cities,
  terms,
  language,
  now,
}: Facts): DeliveryView {
  const used = new Set(product.pieces.map(({ store }) => store));
  const nameIn = (store: Store) => shortStoreName(nameOf(store, language));
  const doing = (service: string) => stores.filter(({ services }) => services.includes(service)).map(nameIn);
  const capitalFirst = (city: DeliveryCity) => (city.regionCode === guessedRegion ? 0 : 1);
  return {
    cities: inLines(
      cities
        .toSorted((a, b) => capitalFirst(a) - capitalFirst(b))
        .map((city) => ({
          name: nameOf(city, language),
          cost: city.cost,
          freeFrom: city.freeFrom,
          from: city.earliestOn,
          to: city.latestOn,
        })),
    ),
    stores: stores
      .filter(({ id }) => used.has(id))
      .map((store) => ({
        id: store.id,
        slug: store.slug,
        name: nameIn(store),
        pickUp: pickUpDay(store, now),
      })),
    brought: [...new Set(pickupDays.map(({ broughtOn }) => broughtOn))].toSorted().map((day) => ({
      day,
      stores: stores
        .filter(({ id }) => pickupDays.some((one) => one.storeId === id && one.broughtOn === day))
        .map(nameIn),
    })),
    insuredPiece: terms.insuredPiece,
    resizeAt: doing('resize'),
    tradeInAt: doing('trade-in'),
  };
}

/** The capital stays separate, because the page shows it first. */
function inLines([capital, ...rest]: CityView[]): CityView[] {
  const lines: CityView[] = [];
  for (const city of rest) {
    const line = lines.find((other) => isAlike(other, city));
    if (line) line.name += `, ${city.name}`;
    else lines.push({ ...city });
  }
  return capital ? [capital, ...lines] : [];
}

const isAlike = (a: CityView, b: CityView) =>
  a.cost === b.cost && a.freeFrom === b.freeFrom && a.from === b.from && a.to === b.to;

/** The courier's price for one piece, whole soʻm; null if it is only handed over in a store. */
export function courierCost(
  { insuredPiece }: Pick<DeliveryView, 'insuredPiece'>,
  { city, price }: { city: CityView; price: number | null },
): number | null {
  if (price === null || price >= insuredPiece) return null;
  return price >= city.freeFrom ? 0 : city.cost;
}
