import type { User } from '#server/kit/session/session.ts';
import { createCardRows } from './listing/card-rows.ts';
import { type CatalogIndex, type CatalogIndexDeps, createCatalogIndex } from './index/catalog-index.ts';
import type { CatalogDeps } from './listing/list-products.ts';

/** The catalogues with retail prices and with business prices. */
export interface Catalogs {
  retail: CatalogDeps;
  /** Returns the caller's catalogue: the business one for a business, the public one for everybody else. */
  of: (user: User | null) => Promise<CatalogDeps>;
  /** The catalogue with business prices. */
  business: () => Promise<CatalogDeps>;
  /** Returns the ids of the caller's favorites; null = a guest. */
  favoritesOf: (user: User | null) => Promise<ReadonlySet<number> | null>;
  close: () => Promise<void>;
}

interface Parts {
  /** The index with retail prices. */
  index: CatalogIndex;
  findFavorites: (userId: number) => Promise<ReadonlySet<number>>;
  now: () => Date;
}

/**
 * Businesses list, filter and sort by their own prices. They have a separate index, built when the first business calls, so that the public
 * catalogue never contains a B2B price (PDP-13).
 */
export function createCatalogs(shop: CatalogIndexDeps, { index, findFavorites, now }: Parts): Catalogs {
  const { db, pool } = shop;
  const retail: CatalogDeps = {
    db,
    pool,
    index,
    now,
    cards: createCardRows({ pool, index }),
    priceType: 'B2C',
  };
  let business: Promise<CatalogDeps> | undefined;
  const open = async (): Promise<CatalogDeps> => {
    const own = await createCatalogIndex({ ...shop, priceType: 'B2B' });
    return { ...retail, index: own, cards: createCardRows({ pool, index: own }), priceType: 'B2B' };
  };
  const openOnce = (): Promise<CatalogDeps> => {
    business ??= open().catch((error: unknown) => {
      // the next call retries
      business = undefined;
      throw error;
    });
    return business;
  };
  return {
    retail,
    of: async (user) => (user?.priceType === 'B2B' ? openOnce() : retail),
    business: openOnce,
    favoritesOf: async (user) => (user === null ? null : findFavorites(user.id)),
    close: async () => {
      const opened = await business?.catch(() => undefined);
      await opened?.index.close();
    },
  };
}
