import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  CertificateMiss,
  CertificateRow,
  StaffCertificate,
} from '#contract/admin/catalog/certificate.ts';
import { addPiece } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let warehouse: StaffBrowser;
let serial: string;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  warehouse = await staff.enter('WAREHOUSE');
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sale.db.deleteFrom('certificate_misses').execute();
  serial = (await addPiece(sale.db, { weightMg: 3420 })).serialNumber;
});

const reported = { reportNumber: null, issuedOn: '2026-04-08', checkUrl: null };
const issue = (laboratory: string, more: object = {}) =>
  warehouse.post('certificates', { serialNumber: serial, laboratory, ...reported, ...more });
const issued = async (laboratory: string, more: object = {}): Promise<StaffCertificate> =>
  (await issue(laboratory, more)).json();
const shown = async (
  id: string,
): Promise<{ state?: string; replacedBy?: string; note?: string; others?: object[] }> =>
  (await shopper(sale.app).get(`/api/v1/certificates/${id}`)).json();

describe('a certificate', () => {
  it('of ours states the stored facts of the piece, and can be issued once per piece', async () => {
    const passport = await issued('ZARONA');
    expect(passport).toMatchObject({
      state: 'VALID',
      serialNumber: serial,
      subject: { serialNumber: serial, weightGrams: '3.42 ± 0.02' },
      metal: { nameRu: 'Жёлтое золото' },
      document: { url: expect.stringContaining('document.pdf') },
    });
    expect((await issue('ZARONA')).json()).toMatchObject({
      code: 'CERTIFICATE_STATE_CONFLICT',
      errors: [{ path: '/serialNumber', code: 'hasPassport' }],
    });
    for (const serialNumber of ['без номера', 'ZR-999999'])
      expect((await issue('ZARONA', { serialNumber })).json()).toMatchObject({
        code: 'NOT_FOUND',
        errors: [{ path: '/serialNumber', code: 'unknown' }],
      });
    const report = await issued('GIA', { reportNumber: '2141438167', checkUrl: 'https://www.gia.edu/' });
    expect(Number(report.id.slice(8, 14))).toBe(Number(passport.id.slice(8, 14)) + 1);
  });

  it('can be replaced by a new one, which its page names with the reason', async () => {
    const { id } = await issued('ZARONA');
    const replaced = await warehouse.post(`certificates/${id}/replace`, {
      ...reported,
      reason: 'weight-changed',
    });
    const { id: newId, replaces } = replaced.json<StaffCertificate>();
    expect(replaces).toBe(id);
    expect(await shown(id)).toMatchObject({ state: 'REPLACED', replacedBy: newId, note: 'weight-changed' });
    const again = await warehouse.post(`certificates/${id}/replace`, { ...reported, reason: 'lost' });
    expect(again.json()).toMatchObject({ code: 'CERTIFICATE_STATE_CONFLICT' });
  });

  it('can be withdrawn with a reason', async () => {
    const { id } = await issued('ZARONA');
    // shoppers would read that a new certificate was issued
    const asReplaced = await warehouse.post(`certificates/${id}/withdraw`, { reason: 'facts-corrected' });
    expect(asReplaced.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    await warehouse.post(`certificates/${id}/withdraw`, { reason: 'issued-by-mistake' });
    expect(await shown(id)).toMatchObject({ state: 'WITHDRAWN', note: 'issued-by-mistake' });
  });

  it('that was replaced names the valid certificate at the end of its replacements, and none after a withdrawal', async () => {
    const replace = async (id: string) =>
      (
        await warehouse.post(`certificates/${id}/replace`, { ...reported, reason: 'lost' })
      ).json<StaffCertificate>();
    const first = await issued('ZARONA');
    const second = await replace(first.id);
    const third = await replace(second.id);
    expect(await shown(first.id)).toMatchObject({ state: 'REPLACED', replacedBy: third.id });
    await warehouse.post(`certificates/${third.id}/withdraw`, { reason: 'issued-by-mistake' });
    for (const { id } of [first, second])
      expect(await shown(id)).toMatchObject({ state: 'REPLACED', replacedBy: null, others: [] });
    const current = await issued('ZARONA');
    expect(await shown(first.id)).toMatchObject({ replacedBy: null, others: [{ id: current.id }] });
    const { json } = await warehouse.get(`certificates/${second.id}`);
    expect(json(), 'the register keeps what was recorded').toMatchObject({ replacedBy: third.id });
  });

  it('of a laboratory can get a scan', async () => {
    const { id, document } = await issued('IGI', { reportNumber: 'LG1' });
    expect(document).toBeNull();
    const scan = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answer = await warehouse.upload(`certificates/${id}/scan?name=scan.png`, scan);
    expect(answer.json()).toMatchObject({
      document: { url: expect.stringContaining(`certificates/${id}-`) },
    });
  });

  it('can be found by number, report, piece, state, laboratory and day', async () => {
    const { id } = await issued('HRD', { reportNumber: 'HRD-77', issuedOn: '2025-01-02' });
    const find = async (query: string) =>
      (await warehouse.get(`certificates?${query}`))
        .json<{ rows: CertificateRow[] }>()
        .rows.map((row) => row.id);
    const found = [
      `q=${id.toLowerCase()}`,
      'q=hrd-77',
      `q=${serial}&laboratory=HRD`,
      'state=VALID&laboratory=HRD',
      'issuedFrom=2025-01-01&issuedTo=2025-01-02',
      'noScan=true&laboratory=HRD',
    ];
    for (const query of found) expect([query, await find(query)]).toEqual([query, [id]]);
    expect(await find('laboratory=HRD&issuedFrom=2025-01-03')).toEqual([]);
  });
});

it('look-ups of unknown numbers are counted, with the reason', async () => {
  await shown('ZC-2026-999999-XX');
  await shown('ZC-2026-999999-XX');
  await shown('nonsense');
  const misses = (await warehouse.get('certificate-misses')).json<CertificateMiss[]>();
  expect(new Set(misses.map(({ typed, reason, tries }) => `${typed} ${reason} ${tries}`))).toEqual(
    new Set(['ZC-2026-999999-XX CHECK 2', 'nonsense FORM 1']),
  );
});
