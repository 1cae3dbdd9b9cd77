import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  modifiedAt: Date;
}

/** A store of original files: a folder, or an S3-compatible store. A key is a relative path of letters, digits, `._-` and `/`. */
export interface FileStore {
  /** Returns null for an unknown or invalid key. Throws FileStoreFault if the store cannot be reached. */
  find: (key: string) => Promise<StoredFile | null>;
  /** Returns the bytes, or those from `start` to `end`, both inclusive; null as in `find`. Throws FileStoreFault. */
  read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Stores an original completely or not at all, replacing one with the same key. Throws FileStoreFault. */
  write: (key: string, file: NewFile) => Promise<void>;
  /** Removes an original. Idempotent. Throws FileStoreFault. */
  remove: (key: string) => Promise<void>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface NewFile {
  content: Uint8Array;
  contentType: string;
}

/** The store did not respond, or not correctly: the call can be retried later. */
export class FileStoreFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileStoreFault';
  }
}

/** Checks whether a text is a valid key: no part of it is empty, begins with a dot or leads out of the store. */
export function isFileKey(text: string): boolean {
  return text.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(text);
}
