import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { addGround, addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
const id = certificateId(2026, 184);
const passport = certificateId(2026, 1184);
const corrected = certificateId(2026, 185);

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addGround(shop.pool);
  const piece = await addPiece(shop.pool, await addProduct(shop.pool, { slug: 'ravoq', state: 'ARCHIVED' }));
  await shop.pool.query(
    `insert into certificates (id, item_id, laboratory, report_number, issued_on, subject, certificate_state)
    values ($1, $2, 'GIA', 'DEMO-1', '2026-03-01', '{"carat":"0.30"}', 'WITHDRAWN')`,
    [id, piece],
  );
  await shop.pool.query(
    `insert into certificates (id, item_id, laboratory, issued_on, subject, certificate_state, replaced_by) values
      ($1, $4, 'ZARONA', '2026-02-01', '{"probe":"585"}', 'VALID', null),
      ($2, $4, 'IGI', '2026-02-02', '{}', 'VALID', null),
      ($3, $4, 'IGI', '2026-02-01', '{}', 'REPLACED', $2)`,
    [passport, corrected, certificateId(2026, 183), piece],
  );
});
afterAll(() => shop.close());

const get = (typed: string) => shop.app.inject({ url: `/api/v1/certificates/${typed}` });

describe('GET /api/v1/certificates/{id}', () => {
  it.each([id, id.toLowerCase(), id.replaceAll('-', '')])(
    'finds %s in any state of its piece, and returns whether it is withdrawn',
    async (typed) => {
      expect((await get(typed)).json()).toMatchObject({
        id,
        state: 'WITHDRAWN',
        laboratory: 'GIA',
        reportNumber: 'DEMO-1',
        issuedOn: '2026-03-01',
        subject: { carat: '0.30' },
        serialNumber: expect.stringMatching(/^ZS-/),
        product: { artikul: 'RAVOQ', slugEn: 'ravoq-en' },
      });
    },
  );

  it('returns the other valid certificates of the piece, and whether the product has a page', async () => {
    expect((await get(passport)).json()).toMatchObject({
      id: passport,
      state: 'VALID',
      subject: { probe: '585' },
      product: { state: 'ARCHIVED', image: null },
      others: [{ id: corrected, state: 'VALID', laboratory: 'IGI' }],
    });
    expect((await get(certificateId(2026, 183))).json()).toMatchObject({
      state: 'REPLACED',
      replacedBy: corrected,
    });
  });

  it.each([
    ['a mistyped number', id.replace('000184', '000148'), 'CHECK'],
    ['a number of another issuer', 'GIA-12345', 'FORM'],
    ['an unknown number', certificateId(2026, 999), 'UNKNOWN'],
  ])('answers NOT_FOUND for %s', async (_what, typed, reason) => {
    expect((await get(typed)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND', facts: { reason } });
  });

  it('refuses a malformed number', async () => {
    expect((await get('%3Cscript%3E')).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await get(`${id}?x=1`)).statusCode).toBe(400);
  });

  it('limits visitors who try many numbers', async () => {
    const answers = [];
    for (let number = 1; number <= 31; number++) answers.push(await get(certificateId(2025, number)));
    expect(answers.at(-1)?.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /api/v1/certificates/{id}/document.pdf', () => {
  // a different address from that of the visitor who tried many numbers
  const inject = (url: string) => shop.app.inject({ url, remoteAddress: '10.0.0.7' });
  const read = (number: string) => inject(`/api/v1/certificates/${number}`);

  it('returns our passport, and a demo report, as an attachment', async () => {
    for (const number of [passport, id]) {
      const { attachment } = (await read(number)).json();
      expect(attachment).toEqual({ url: `/api/v1/certificates/${number}/document.pdf` });
      const answer = await inject(attachment.url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await inject(attachment.url)).rawPayload.equals(answer.rawPayload)).toBe(true);
    }
  });

  it('is NOT_FOUND for a laboratory’s report', async () => {
    expect((await read(corrected)).json()).toMatchObject({ attachment: null });
    const url = `/api/v1/certificates/${corrected}/document.pdf`;
    expect((await inject(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
