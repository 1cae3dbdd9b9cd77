import type { User } from '#server/kit/session/session.ts';
import { createCardRows } from './listing/card-rows.ts';
import { type CatalogIndex, type CatalogIndexDeps, createCatalogIndex } from './index/catalog-index.ts';
import type { CatalogDeps } from './listing/list-products.ts';

/** The catalogue at everybody's prices, and at those of a business. */
export interface Catalogs {
  retail: CatalogDeps;
  /** That of the caller: a business's own, the public one for everybody else. */
  of: (user: User | null) => Promise<CatalogDeps>;
  /** The catalogue with business prices. */
  business: () => Promise<CatalogDeps>;
  /** The ids of products that the caller saved; null = a guest. */
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
 * A business lists, filters and sorts by its own prices: they have an index of their own, made when the first business calls, so that
 * no other catalogue ever contains a B2B price (PDP-13).
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
      // the next call tries again
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
