import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { parseMapping } from '../mapping.ts';
import { refusalsOf, ringMapping } from '../testing-import.ts';
import {
  type CertificateShop,
  reported,
  ring,
  rowsOf,
  testCertificates,
  type Row,
} from '../certificates/testing-certificates.ts';

let shop: CertificateShop;
beforeAll(async () => {
  shop = await testCertificates();
});
afterEach(() => shop.clear());
afterAll(() => shop.close());

describe("a laboratory's report", () => {
  it('is stored as a second certificate with the grades of the stone', async () => {
    await shop.bring(rowsOf('F', 1, reported));
    const [passport, report] = await shop.certificatesOf('F1');
    expect(passport?.laboratory).toBe('ZARONA');
    expect(report).toMatchObject({
      id: certificateId(2026, 2),
      certificate_state: 'VALID',
      laboratory: 'GIA',
      report_number: 'DEMO-301',
      issued_on: '2026-03-01',
      check_url: 'https://www.gia.edu/report-check-landing',
    });
    expect(report?.subject).toEqual({
      shape: 'round',
      measurements: '4.30–4.33 × 2.66 mm',
      caratWeight: '0.30',
      color: 'G',
      clarity: 'VS2',
      cut: 'Excellent',
      polish: 'Excellent',
      symmetry: 'Very Good',
      fluorescence: 'None',
      table: '57 %',
      depth: '61.6 %',
    });
  });

  it('is unchanged when imported again, replaced by a different number, and stays when the row has none', async () => {
    const [row = reported] = rowsOf('G', 1, reported);
    await shop.bring([row]);
    const sign = await shop.certificatesOf('G1');
    expect((await shop.bring([row])).run).toMatchObject({ changed_count: 0, unchanged_count: 1 });
    expect((await shop.bring([{ ...row, report: '' }])).run.unchanged_count).toBe(1);
    expect(await shop.certificatesOf('G1')).toEqual(sign);
    const other = { ...row, lab: 'IGI', report: 'DEMO-302' };
    expect((await shop.bring([other])).run.changed_count).toBe(1);
    expect((await shop.bring([other])).run.unchanged_count).toBe(1);
    expect(await shop.certificatesOf('G1')).toMatchObject([
      { laboratory: 'ZARONA', certificate_state: 'VALID' },
      { report_number: 'DEMO-301', certificate_state: 'REPLACED', replaced_by: certificateId(2026, 3) },
      { report_number: 'DEMO-302', certificate_state: 'VALID', laboratory: 'IGI' },
    ]);
  });

  it('can be added to an existing piece, and preserves facts added by hand', async () => {
    const [row = ring] = rowsOf('H', 1);
    await shop.bring([row]);
    const named = { ...row, lab: 'HRD', report: 'DEMO-9', issued: '01.03.2026' };
    expect((await shop.bring([named])).run.changed_count).toBe(1);
    await shop.pool.query(
      `update certificates set subject = subject || '{"inscription":"DEMO-9"}' where report_number = 'DEMO-9'`,
    );
    expect((await shop.bring([named])).run.unchanged_count).toBe(1);
    await shop.bring([{ ...named, issued: '02.03.2026' }]);
    expect((await shop.certificatesOf('H1')).at(-1)).toMatchObject({
      issued_on: '2026-03-02',
      subject: { inscription: 'DEMO-9', color: 'G' },
    });
  });

  it('is refused without laboratory or day, with an unknown laboratory, or with a future date', async () => {
    const wrong: Partial<Row>[] = [
      { lab: '' },
      { issued: '' },
      { lab: 'ZARONA' },
      { issued: '09.04.2026' },
      { report: '№ 5' },
    ];
    const rows = rowsOf('K', 5, reported).map((row, place) => ({ ...row, ...wrong[place] }));
    const end = await shop.bring(rows);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual([
      '2 lab EMPTY',
      '3 issued EMPTY',
      '4 lab UNKNOWN_WORD',
      '5 issued OUT_OF_RANGE',
      '6 report BAD_FORM',
    ]);
    expect(await shop.db.selectFrom('certificates').select('id').execute()).toEqual([]);
  });

  it('is unchanged while the piece is sold', async () => {
    const [row = reported] = rowsOf('L', 1, reported);
    await shop.bring([row]);
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where serial_number = 'L1'`);
    const papers = await shop.certificatesOf('L1');
    const end = await shop.bring([{ ...row, report: 'DEMO-5' }]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['2  KEPT']);
    expect(await shop.certificatesOf('L1')).toEqual(papers);
  });

  it('has to be mapped completely', () => {
    const half = { ...ringMapping, report: { reportNumber: 'report' } };
    expect(() => parseMapping(JSON.stringify(half))).toThrow(
      /report\.laboratory: [\s\S]*report\.reportIssuedOn: [\s\S]*report: the report belongs to no stone/,
    );
  });
});

it('a loose stone has a passport and its report, too', async () => {
  const stones = parseMapping(
    JSON.stringify({
      about: 'stones',
      kind: 'loose-stone',
      product: { category: { constant: 'rings' } },
      piece: { serialNumber: 'serial' },
      price: { priceSom: 'price' },
      stones: [{ kind: { constant: 'diamond' }, shape: { constant: 'pear' }, caratWeight: 'carat' }],
      report: { laboratory: 'lab', reportNumber: 'report', reportIssuedOn: 'issued' },
    }),
  );
  await shop.bring([{ ...reported, serial: 'DS-1', carat: '0,235' }], { mapping: stones });
  expect(await shop.certificatesOf('DS-1')).toMatchObject([
    { subject: { serialNumber: 'DS-1', artikul: 'DS-1', stones: '1 × diamond 0.235 ct' } },
    { laboratory: 'GIA', subject: { shape: 'pear', caratWeight: '0.235' } },
  ]);
});
