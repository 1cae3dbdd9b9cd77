import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { PageBody } from '#contract/page.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import {
  countShop,
  type NewPage,
  type ShopCounts,
  updatePageState,
  upsertPage,
  upsertStore,
} from './queries-editing.ts';

const Text = Type.Object(
  { uz: Type.String({ minLength: 1 }), ru: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  { additionalProperties: false },
);
const Time = Type.Union([Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }), Type.Null()]);

/** A store as described in a file (docs/runbooks/store.example.json). */
const StoreFile = Type.Object(
  {
    /** Its address is /stores/<slug>. */
    slug: Type.String({ pattern: '^[a-z0-9-]+$' }),
    name: Text,
    address: Text,
    city: Text,
    directions: Text,
    phone: Type.String({ pattern: '^\\+998[ \\d-]{9,14}$' }),
    latitude: Type.Number({ minimum: 37, maximum: 46 }),
    longitude: Type.Number({ minimum: 55, maximum: 74 }),
    /** A region's code. */
    regionId: Type.String(),
    /** Opening hours of each weekday, 1 = Monday; null = closed. */
    hours: Type.Array(
      Type.Object(
        { weekday: Type.Integer({ minimum: 1, maximum: 7 }), opens: Time, closes: Time },
        { additionalProperties: false },
      ),
      { minItems: 7, maxItems: 7 },
    ),
    services: Type.Array(Type.String({ pattern: '^[a-z-]+$' })),
  },
  { additionalProperties: false },
);

export type StoreRead = { ok: true; store: Static<typeof StoreFile> } | { ok: false; faults: string[] };

/** Parses a value of a file as a store, or returns the errors with their paths. */
export function readStore(value: unknown): StoreRead {
  if (Value.Check(StoreFile, value)) return { ok: true, store: value };
  const faults = [...Value.Errors(StoreFile, value)].map(
    ({ instancePath, message }) =>
      `${instancePath === '' ? 'the file' : instancePath.slice(1).replaceAll('/', '.')} ${message}`,
  );
  return { ok: false, faults };
}

/** Adds a store, or replaces the one with the same slug; returns false if its region is unknown. */
export const saveStore = (db: Db, store: Static<typeof StoreFile>): Promise<boolean> =>
  upsertStore(db, store);

const Bodies = Type.Object({ uz: PageBody, ru: PageBody, en: PageBody });

/** Writes the texts of a page without changing whether it is published; returns false if the texts are invalid. */
export async function savePage(db: Db, page: NewPage): Promise<boolean> {
  if (!Value.Check(Bodies, page.body)) return false;
  await upsertPage(db, page);
  return true;
}

/** Publishes or hides a page; returns whether the page exists. */
export const setPageState = (
  db: Db,
  page: { slug: string; state: 'DRAFT' | 'PUBLISHED' },
): Promise<boolean> => updatePageState(db, page);

/** Counts everything that a shop needs before it opens. */
export const loadShopCounts = (db: ReadDb): Promise<ShopCounts> => countShop(db);
