import type { Address } from '#contract/address.ts';
import type { MyData } from '#contract/me.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** What a feature does, in the transaction that closes an account, with what it stores for the user. The user's row is locked. */
export type CloseAccount = (db: Db, userId: number, now: Date) => Promise<void>;

/** What other features store of a user, for the export; each names its own part. */
export interface ExportParts {
  addresses: (db: ReadDb, userId: number) => Promise<Address[]>;
  cards: (db: ReadDb, userId: number) => Promise<MyData['cards']>;
  /** The newest first. */
  favorites: (db: ReadDb, userId: number) => Promise<MyData['favorites']>;
  /** The newest first. */
  orders: (db: ReadDb, userId: number) => Promise<MyData['orders']>;
  /** The newest first. */
  reviews: (db: ReadDb, userId: number) => Promise<MyData['reviews']>;
  /** What the staff noted about them, the oldest first. */
  notes: (db: ReadDb, userId: number) => Promise<MyData['notes']>;
  requests: (db: ReadDb, userId: number) => Promise<MyData['requests']>;
}
