import type { Db, ReadDb } from '#database/connect.ts';

/** What a draft is of, as the database names it. */
export type DraftKind = 'PAGE' | 'MOMENT' | 'BANNER' | 'COLLECTION';

/** A record that has drafts, as it is published. */
export interface Published<Content> {
  /** The version of the record, not of its draft. */
  version: number;
  content: Content;
  updatedAt: Date;
  /** It was published at least once: what it says belongs to the versions. */
  isPublished: boolean;
}

/** What the drafts of pages, moments, banners and collections differ in. */
export interface ContentKind<Content> {
  kind: DraftKind;
  /** The resource's name in the audit. */
  resource: string;
  /** A draft or a version as it is in the database: a malformed one is a bug and stops here. */
  parse: (stored: unknown) => Content;
  /** Locks the record where `isLocked`. */
  find: (db: ReadDb, id: string, options?: { isLocked?: boolean }) => Promise<Published<Content> | undefined>;
  /** Refuses what may not be saved. */
  check: (db: ReadDb, id: string, content: Content) => Promise<void>;
  /** What shoppers must not be shown without; empty: it may be published. */
  missingOf: (content: Content) => string[];
  publish: (db: Db, id: string, content: Content) => Promise<void>;
}
