import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { Certificate } from '#contract/catalog/certificate.ts';
import { certificateId, readCertificateId } from '#domain/catalog/certificate-id.ts';
import { csvOf, importText } from '../testing-import.ts';
import {
  type CertificateShop,
  reported,
  reportMapping,
  ring,
  rowsOf,
  testCertificates,
} from './testing-certificates.ts';

let shop: CertificateShop;
beforeAll(async () => {
  shop = await testCertificates();
});
afterEach(() => shop.clear());
afterAll(() => shop.close());

const allCertificates = () => shop.db.selectFrom('certificates').selectAll().orderBy('id').execute();
const addPaper = async (number: number) => {
  await shop.bring(rowsOf('Z', 1));
  await shop.db.deleteFrom('certificates').execute();
  await shop.pool.query(
    `insert into certificates (id, item_id, laboratory, issued_on)
      select $1, id, 'ZARONA', '2026-02-01' from product_items where serial_number = 'Z1'`,
    [certificateId(2026, number)],
  );
};

describe('a passport', () => {
  it('is issued for every new piece with the next number of the year, and states the piece’s facts', async () => {
    await addPaper(1_500);
    await shop.bring(rowsOf('A', 25));
    const [, ...papers] = await allCertificates();
    expect(papers.map(({ id }) => id)).toEqual(
      Array.from({ length: 25 }, (_, place) => certificateId(2026, 1_501 + place)),
    );
    expect(papers.map(({ id }) => readCertificateId(id.toLowerCase()))).toEqual(
      papers.map(({ id }) => ({ ok: true, id })),
    );
    expect(new Set(papers.map(({ item_id }) => item_id)).size).toBe(25);
    const [paper] = await shop.certificatesOf('A1');
    expect(paper).toMatchObject({
      certificate_state: 'VALID',
      laboratory: 'ZARONA',
      report_number: null,
      issued_on: '2026-04-08',
      subject: {
        serialNumber: 'A1',
        artikul: 'A-1',
        metal: 'yellow',
        probe: '585',
        makersMark: 'ZRN',
        weightGrams: '3.42 ± 0.02',
        sizeMm: '17',
        stones: '1 × diamond 0.3 ct G VS2',
      },
    });
    // parsed as on the certificate’s page
    expect(Value.Check(Certificate.properties.subject, paper?.subject)).toBe(true);
  });

  it('is issued once per piece, also when the file is imported again or a stopped run is resumed', async () => {
    const rows = rowsOf('B', 35);
    await importText(
      { ...shop, mayGoOn: () => false },
      { folder: shop.folder, text: csvOf(rows), mapping: reportMapping },
    );
    expect(await allCertificates()).toHaveLength(10);
    await shop.bring(rows, { from: 'RESUME' });
    const papers = await allCertificates();
    expect(papers).toHaveLength(35);
    const { run } = await shop.bring(rows);
    expect(run).toMatchObject({ new_count: 0, changed_count: 0, unchanged_count: 35 });
    expect(await allCertificates()).toEqual(papers);
  });

  it('is replaced when the piece no longer matches it, but not when only the price changes', async () => {
    const [row = ring] = rowsOf('C', 1);
    await shop.bring([row]);
    await shop.bring([{ ...row, price: '1200000' }]);
    expect(await shop.certificatesOf('C1')).toHaveLength(1);
    await shop.bring([{ ...row, weight: '3,5' }]);
    expect(await shop.certificatesOf('C1')).toMatchObject([
      { certificate_state: 'REPLACED', replaced_by: certificateId(2026, 2) },
      { certificate_state: 'VALID', subject: { weightGrams: '3.5 ± 0.02' } },
    ]);
  });

  it('has a unique number when certificates are issued concurrently', async () => {
    await addPaper(7);
    const other = await shop.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into certificates (id, item_id, laboratory, issued_on) select $1, item_id, 'IGI', '2026-02-01' from certificates`,
      [certificateId(2026, 8)],
    );
    const importing = shop.bring(rowsOf('D', 3));
    await untilSomebodyWaits();
    await other.query('commit');
    other.release();
    expect((await importing).run.new_count).toBe(3);
    expect((await shop.certificatesOf('D1')).map(({ id }) => id)).toEqual([certificateId(2026, 9)]);
  });

  it('cannot be numbered when the year’s register is full: the batch is rolled back and the staff see an error', async () => {
    await addPaper(999_998);
    const before = await shop.db.selectFrom('products').select('artikul').execute();
    await expect(shop.bring(rowsOf('E', 2))).rejects.toThrow(
      'The register of certificates of 2026 is full: the last number is 999998, 2 more are needed',
    );
    expect(await shop.db.selectFrom('products').select('artikul').execute()).toEqual(before);
    await shop.bring(rowsOf('E', 1));
    expect((await shop.certificatesOf('E1')).map(({ id }) => id)).toEqual([certificateId(2026, 999_999)]);
  });

  it('is written in the transaction of its batch', async () => {
    await shop.pool.query(`
      create table written (what text);
      create function note_written() returns trigger language plpgsql as $$ begin insert into written values (tg_op); return null; end $$;
      create trigger written after insert or update on certificates for each statement execute function note_written()`);
    const rows = rowsOf('S', 60, reported);
    await shop.bring(rows, { batch: 60 });
    await shop.bring(
      rows.map((row) => ({ ...row, weight: '3,6', report: 'DEMO-302' })),
      { batch: 60 },
    );
    const { rows: written } = await shop.pool.query('select what from written');
    expect(written).toEqual(['INSERT', 'INSERT', 'UPDATE'].map((what) => ({ what })));
    expect(await allCertificates()).toHaveLength(240);
    await shop.pool.query('drop trigger written on certificates');
  });

  it('belongs to the current year in Tashkent', async () => {
    const newYear = new Date('2026-12-31T19:30:00Z');
    await shop.bring(rowsOf('Y', 1), { now: newYear });
    expect(await shop.certificatesOf('Y1')).toMatchObject([
      { id: certificateId(2027, 1), issued_on: '2027-01-01' },
    ]);
  });
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount !== 0) return;
  }
}
