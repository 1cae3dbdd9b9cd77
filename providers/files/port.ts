import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  modifiedAt: Date;
}

/** Where originals lie: a folder, or a store that speaks S3. A key is a relative path of letters, digits, `._-` and `/`. */
export interface FileStore {
  /** Null for an unknown key, and for one that is no key. */
  find: (key: string) => Promise<StoredFile | null>;
  /** The bytes, or those from `start` to `end`, both included. Fails on reading if the file has gone. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
}

export interface ByteRange {
  start: number;
  end: number;
}

/** Whether a text may be a key: no part of it is empty, begins with a dot or leads out of the store. */
export function isFileKey(text: string): boolean {
  return text.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(text);
}
