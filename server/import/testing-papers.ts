import type { Db } from '#database/connect.ts';
import { parseMapping } from './mapping.ts';
import { ringMapping, ringRow } from './testing-import.ts';

/** Rings of a diamond each, with columns for a laboratory's report. */
export const reportMapping = parseMapping(
  JSON.stringify({
    ...ringMapping,
    stones: [
      {
        kind: { constant: 'diamond' },
        shape: { constant: 'round' },
        caratWeight: 'carat',
        color: { constant: 'G' },
        clarity: { constant: 'VS2' },
        cut: { constant: 'Excellent' },
        polish: { constant: 'Excellent' },
        symmetry: { constant: 'Very Good' },
        fluorescence: { constant: 'None' },
        depthPercent: { constant: '61,6' },
        tablePercent: { constant: '57' },
        lengthMm: { constant: '4,33' },
        widthMm: { constant: '4,3' },
        depthMm: { constant: '2,66' },
      },
    ],
    report: { laboratory: 'lab', reportNumber: 'report', reportIssuedOn: 'issued' },
  }),
  '',
);
/** A ring without a report, and one with. */
export const ring = { ...ringRow, carat: '0,3', lab: '', report: '', issued: '' };
export const reported = { ...ring, lab: 'gia', report: 'DEMO-301', issued: '01.03.2026' };
export type Row = typeof ring;

/** Rows of one ring each, of this test alone. */
export const rowsOf = (letter: string, count: number, row: Row = ring): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    ...row,
    artikul: `${letter}-${place + 1}`,
    ru: `Кольцо ${letter} ${place + 1}`,
    serial: `${letter}${place + 1}`,
  }));
/** The certificates of a piece, in the order of their numbers. */
export const papersOf = (db: Db, serial: string) =>
  db
    .selectFrom('certificates as c')
    .innerJoin('product_items as i', 'i.id', 'c.item_id')
    .selectAll('c')
    .where('i.serial_number', '=', serial)
    .orderBy('c.id')
    .execute();
