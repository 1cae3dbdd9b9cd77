import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** The kinds of drafts, as stored in the database. */
export type DraftKind = 'PAGE' | 'MOMENT' | 'BANNER' | 'COLLECTION';

/** A picture with its alternative text. */
export interface PictureAlt {
  id: number;
  alt: LocalizedText;
}

/** The published state of a record that can have drafts. */
export interface Published<Content> {
  /** The version of the record, not of its draft. */
  version: number;
  content: Content;
  updatedAt: Date;
  /** It has been published at least once, so its content belongs to the versions. */
  isPublished: boolean;
}

/** The differences between drafts of pages, moments, banners and collections. */
export interface ContentKind<Content> {
  kind: DraftKind;
  /** The resource's name in the audit. */
  resource: string;
  /** Parses a stored draft or version; malformed ones are a bug and throw. */
  parse: (stored: unknown) => Content;
  /** Returns the record; locks it if `isLocked`. */
  find: (db: ReadDb, id: string, options?: { isLocked?: boolean }) => Promise<Published<Content> | undefined>;
  /** Refuses content that may not be saved. */
  check: (db: ReadDb, id: string, content: Content) => Promise<void>;
  /** Returns the missing parts without which it cannot be published; empty = it can. */
  missingOf: (content: Content) => string[];
  /** The alternative texts that the content has for pictures of the media library; omitted = none. */
  altsOf?: (content: Content) => PictureAlt[];
  /** Writes everything except the alternative texts of pictures. */
  publish: (db: Db, id: string, content: Content) => Promise<void>;
}
