import { requireSound } from '#database/invariants.ts';
import { testDatabase } from '#database/testing.ts';
import { parseMapping } from '../mapping.ts';
import { addRings, csvOf, importText, ringMapping, ringRow } from '../testing-import.ts';

/** Rings with one diamond each, and columns for a laboratory's report. */
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
);
/** Rings without and with a report. */
export const ring = { ...ringRow, carat: '0,3', lab: '', report: '', issued: '' };
export const reported = { ...ring, lab: 'gia', report: 'DEMO-301', issued: '01.03.2026' };
export type Row = typeof ring;

/** Rows with one ring each, unique to a test. */
export const rowsOf = (letter: string, count: number, row: Row = ring): Row[] =>
  Array.from({ length: count }, (_, place) => ({
    ...row,
    artikul: `${letter}-${place + 1}`,
    ru: `Кольцо ${letter} ${place + 1}`,
    serial: `${letter}${place + 1}`,
  }));

/** A shop without certificates, into which rows of `reportMapping` can be imported. */
export async function testCertificates() {
  const shop = await testDatabase();
  await addRings(shop.pool);
  return {
    ...shop,
    bring: (rows: readonly object[], how: Partial<Parameters<typeof importText>[1]> = {}) =>
      importText(shop, { folder: shop.folder, text: csvOf(rows), mapping: reportMapping, ...how }),
    /** Returns the certificates of a piece, by number. */
    certificatesOf: (serial: string) =>
      shop.db
        .selectFrom('certificates as c')
        .innerJoin('product_items as i', 'i.id', 'c.item_id')
        .selectAll('c')
        .where('i.serial_number', '=', serial)
        .orderBy('c.id')
        .execute(),
    /** Called after a test: checks that the data is consistent, and deletes all certificates. */
    clear: async () => {
      await requireSound(shop.db);
      await shop.db.deleteFrom('certificates').execute();
    },
  };
}
export type CertificateShop = Awaited<ReturnType<typeof testCertificates>>;
