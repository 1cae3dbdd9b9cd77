import { openStateAt } from './hours/open-state.ts';
import type { StoreView } from './store-view.ts';

/** The filters of stores (ui.md 1.11), and the codes of services for each. */
const codesOf = {
  fitting: ['fitting'],
  engraving: ['engraving', 'engraving-same-day'],
  resize: ['resize'],
  cleaning: ['cleaning'],
  'trade-in': ['trade-in'],
} as const satisfies Record<string, readonly string[]>;
export type ServiceFilter = keyof typeof codesOf;
export const serviceFilters = [
  'fitting',
  'engraving',
  'resize',
  'cleaning',
  'trade-in',
] as const satisfies readonly ServiceFilter[];

export interface StoreFilter {
  /** A region's code; null = all. */
  city: string | null;
  service: ServiceFilter | null;
  /** Only stores that are open now. */
  isOpen: boolean;
}

/** `?city=&service=&open=1`; a city without a store and an unknown service are ignored. */
export function readFilter(query: URLSearchParams, stores: readonly StoreView[]): StoreFilter {
  const [city, service] = [query.get('city'), query.get('service')];
  return {
    city: stores.find(({ region }) => region === city)?.region ?? null,
    service: serviceFilters.find((known) => known === service) ?? null,
    isOpen: query.get('open') === '1',
  };
}

export function queryOf({ city, service, isOpen }: StoreFilter): Record<string, string> {
  return {
    ...(city !== null && { city }),
    ...(service !== null && { service }),
    ...(isOpen && { open: '1' }),
  };
}

/** `now`: an ISO instant; open by Tashkent time (STO-2). */
export function filterStores(
  stores: readonly StoreView[],
  { city, service, isOpen }: StoreFilter,
  now: string,
): StoreView[] {
  return stores.filter(
    (store) =>
      (city === null || store.region === city) &&
      (service === null || hasService(store, service)) &&
      (!isOpen || openStateAt(store, now).kind === 'open'),
  );
}

const hasService = ({ services }: StoreView, service: ServiceFilter): boolean => {
  const codes: readonly string[] = codesOf[service];
  return services.some((code) => codes.includes(code));
};
