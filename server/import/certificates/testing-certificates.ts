import { requireSound } from '#database/invariants.ts';
import { testDatabase } from '#database/testing.ts';
import { parseMapping } from '../mapping.ts';
import { addRings, csvOf, importText, ringMapping, ringRow } from '../testing-import.ts';

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

/** A shop without a certificate, to which rows of `reportMapping` can be brought. */
export async function testCertificates() {
  const shop = await testDatabase();
  await addRings(shop.pool);
  return {
    ...shop,
    bring: (rows: readonly object[], how: Partial<Parameters<typeof importText>[1]> = {}) =>
      importText(shop, { folder: shop.folder, text: csvOf(rows), mapping: reportMapping, ...how }),
    /** The certificates of a piece, in the order of their numbers. */
    certificatesOf: (serial: string) =>
      shop.db
        .selectFrom('certificates as c')
        .innerJoin('product_items as i', 'i.id', 'c.item_id')
        .selectAll('c')
        .where('i.serial_number', '=', serial)
        .orderBy('c.id')
        .execute(),
    /** After a test: what it leaves is sound, and no certificate stays. */
    clear: async () => {
      await requireSound(shop.db);
      await shop.db.deleteFrom('certificates').execute();
    },
  };
}
export type CertificateShop = Awaited<ReturnType<typeof testCertificates>>;
