import type { FileRow } from '#domain/import/bound-field.ts';

/** A file as rows below a header, independent of its format. Can be read once, from the beginning. */
export interface Table {
  header: string[];
  rows: AsyncIterable<FileRow>;
  /** The share of the file that has been read, from 0 to 1. */
  share: () => number;
  close: () => Promise<void>;
}

/** Limits of a file; a larger one is refused. */
export const tableLimits = {
  fileBytes: 256 * 1024 * 1024,
  workbookBytes: 64 * 1024 * 1024,
  rows: 1_000_000,
  columns: 256,
  /** Characters per cell: the limit of spreadsheets. */
  cell: 32_767,
} as const;
