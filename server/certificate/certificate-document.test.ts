import { expect, it } from 'vitest';
import { documentOf } from './certificate-document.ts';
import { drawDocument } from './draw-document.ts';
import type { CertificateRow } from './queries.ts';

const name = { ru: 'Кольцо', uz: 'Uzuk', en: 'Ring' };
const row: CertificateRow = {
  id: 'ZC-2026-000101',
  certificate_state: 'VALID',
  replaced_by: null,
  laboratory: 'ZARONA',
  report_number: null,
  issued_on: '2026-04-08',
  note: null,
  subject: { metal: 'gold', probe: '585' },
  attachment_key: null,
  check_url: null,
  item_id: 1,
  metal_name: null,
  serial_number: 'ZR-000001',
  product_id: 1,
  artikul: 'ZR-001',
  product_state: 'ACTIVE',
  name,
  slug_uz: 'uzuk',
  slug_ru: 'kolco',
  slug_en: 'ring',
  image_key: null,
};
const marksOf = (changed: Partial<CertificateRow>) =>
  documentOf({ ...row, ...changed }, 'https://zarona.uz').marks;

it('a printed certificate that no longer applies is marked in all languages, a valid one is not', () => {
  expect(marksOf({})).toEqual([]);
  expect(marksOf({ certificate_state: 'WITHDRAWN' })).toEqual(['ОТОЗВАН', 'BEKOR QILINGAN', 'WITHDRAWN']);
  expect(marksOf({ certificate_state: 'REPLACED', replaced_by: 'ZC-2026-000102' })).toContain('REPLACED');
  expect(marksOf({ report_number: 'DEMO-1', laboratory: 'GIA' })).toEqual(['ОБРАЗЕЦ', 'SPECIMEN']);
});

it('with the most marks it is still one page', async () => {
  const shown = documentOf(
    { ...row, certificate_state: 'WITHDRAWN', report_number: 'DEMO-1' },
    'https://zarona.uz',
  );
  expect(shown.marks).toHaveLength(5);
  const pdf = (await drawDocument(shown)).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
