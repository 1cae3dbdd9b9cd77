import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  modifiedAt: Date;
}

/** Where originals lie: a folder, or a store that speaks S3. A key is a relative path of letters, digits, `._-` and `/`. */
export interface FileStore {
  /** Null for an unknown key, and for one that is no key. Throws FileStoreFault when the store cannot be reached. */
  find: (key: string) => Promise<StoredFile | null>;
  /** The bytes, or those from `start` to `end`, both included; null as in `find`. Throws FileStoreFault. */
  read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  /** Puts an original there, whole or not at all; one that has the key already is replaced. Throws FileStoreFault. */
  write: (key: string, file: NewFile) => Promise<void>;
  /** Takes an original away; one that is not there is no error. Throws FileStoreFault. */
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

/** The store did not answer, or not correctly: the call may be retried later. */
export class FileStoreFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileStoreFault';
  }
}

/** Whether a text may be a key: no part of it is empty, begins with a dot or leads out of the store. */
export function isFileKey(text: string): boolean {
  return text.length <= 200 && /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(text);
}
