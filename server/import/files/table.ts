import type { FileRow } from '#domain/import/bound-field.ts';

/** A file as rows below a header, whatever it is written in. Read once, from the beginning. */
export interface Table {
  header: string[];
  rows: AsyncIterable<FileRow>;
  /** The part of the file that has been read, from 0 to 1. */
  share: () => number;
  close: () => Promise<void>;
}

/** The most a file may hold; a larger one is refused. */
export const tableLimits = {
  fileBytes: 256 * 1024 * 1024,
  workbookBytes: 64 * 1024 * 1024,
  rows: 1_000_000,
  columns: 256,
  /** Signs of one cell: a spreadsheet's own limit. */
  cell: 32_767,
} as const;
