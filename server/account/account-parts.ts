import type { Address } from '#contract/address.ts';
import type { MyData } from '#contract/me.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/**
 * Deletes or anonymizes what a feature stores for the user. Runs in the transaction that closes the account, with the user's row locked.
 */
export type CloseAccount = (db: Db, userId: number, now: Date) => Promise<void>;

/** What other features store about a user, for the export; each feature returns its part. */
export interface ExportParts {
  addresses: (db: ReadDb, userId: number) => Promise<Address[]>;
  cards: (db: ReadDb, userId: number) => Promise<MyData['cards']>;
  /** Newest first. */
  favorites: (db: ReadDb, userId: number) => Promise<MyData['favorites']>;
  /** Newest first. */
  orders: (db: ReadDb, userId: number) => Promise<MyData['orders']>;
  /** Newest first. */
  reviews: (db: ReadDb, userId: number) => Promise<MyData['reviews']>;
  /** Notes of the staff about the user, oldest first. */
  notes: (db: ReadDb, userId: number) => Promise<MyData['notes']>;
  requests: (db: ReadDb, userId: number) => Promise<MyData['requests']>;
}
