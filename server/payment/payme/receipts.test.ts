import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import { addOrder, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopper } from '#server/testing-shopper.ts';
import { transactionParams, accountOf, payme, paymeEnvironment } from './testing-payme.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: paymeEnvironment });
});
afterAll(() => sale.close());

/** A performed payment, so that it has a receipt. */
async function performed(): Promise<string> {
  const params = transactionParams(sale, (await addOrder(sale, { method: 'PAYME' })).order);
  await payme(sale, 'CreateTransaction', params);
  await payme(sale, 'PerformTransaction', params);
  return params.id;
}

describe('the data of a fiscal receipt', () => {
  it('has the piece with its code and VAT, in tiyin and in the language of the order', async () => {
    const piece = await addPiece(sale.db);
    await sql`update product_items set ikpu = '07113001001000000', package_code = '1501319' where id = ${piece.id}`.execute(
      sale.db,
    );
    const buyer = shopper(sale.app, 'uz');
    await putLine(buyer, piece.fullKey);
    const order = (await place(buyer, orderForm(sale, { payment: { method: 'PAYME' } }))).json();
    const allowed = await payme(sale, 'CheckPerformTransaction', accountOf(order));
    expect(allowed.result).toEqual({
      allow: true,
      detail: {
        receipt_type: 0,
        items: [
          {
            title: expect.stringContaining('Ring'),
            price: defaultPriceSom * 100,
            count: 1,
            code: '07113001001000000',
            package_code: '1501319',
            vat_percent: 12,
          },
        ],
      },
    });
  });

  it('is left out for a piece without a code, and the payment goes on', async () => {
    const { order } = await addOrder(sale, { method: 'PAYME' });
    const allowed = await payme(sale, 'CheckPerformTransaction', accountOf(order));
    expect(allowed.result).toEqual({ allow: true });
  });

  const fiscal = {
    receipt_id: 121,
    status_code: 0,
    message: 'accepted',
    terminal_id: 'EP000000000025',
    fiscal_sign: '800031554082',
    qr_code_url: 'https://ofd.soliq.uz/check?t=EP000000000025&r=121&c=20260408120001&s=800031554082',
    date: '20260408120001',
  };

  it('is stored as a link, of the sale and of the refund, idempotently', async () => {
    const id = await performed();
    const noted = () => payme(sale, 'SetFiscalData', { id, type: 'PERFORM', fiscal_data: fiscal });
    expect((await noted()).result).toEqual({ success: true });
    expect((await noted()).result).toEqual({ success: true });
    const back = { id, type: 'CANCEL', fiscal_data: { ...fiscal, receipt_id: 122 } };
    expect((await payme(sale, 'SetFiscalData', back)).error?.code).toBe(-32001);
    await payme(sale, 'CancelTransaction', { id, reason: 5 });
    expect((await payme(sale, 'SetFiscalData', back)).result).toEqual({ success: true });
    const receipts = await sale.db
      .selectFrom('receipts as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .select(['r.url', 'r.receipt_number', 'r.terminal', 'r.fiscal_sign', 'r.issued_at', 'r.status_code'])
      .where('p.transaction_id', '=', id)
      .orderBy('r.id')
      .execute();
    const sold = {
      url: fiscal.qr_code_url,
      receipt_number: '121',
      terminal: fiscal.terminal_id,
      fiscal_sign: fiscal.fiscal_sign,
      issued_at: new Date('2026-04-08T07:00:01Z'),
      status_code: 0,
    };
    expect(receipts).toEqual([sold, { ...sold, receipt_number: '122' }]);
  });

  it.each([{}, [], [fiscal], { message: 'accepted' }, { receipt_id: 121 }, { ...fiscal, status_code: '0' }])(
    'without an address or a register code, %j is refused and the stored receipt stays',
    async (nothing) => {
      const id = await performed();
      await payme(sale, 'SetFiscalData', { id, type: 'PERFORM', fiscal_data: fiscal });
      const refused = await payme(sale, 'SetFiscalData', { id, type: 'PERFORM', fiscal_data: nothing });
      expect(refused.error?.code).toBe(-32602);
      const receipt = await sale.db
        .selectFrom('receipts as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .select(['r.url', 'r.receipt_number'])
        .where('p.transaction_id', '=', id)
        .executeTakeFirst();
      expect(receipt).toEqual({ url: fiscal.qr_code_url, receipt_number: '121' });
    },
  );

  it('is not stored if its link does not lead to a web page', async () => {
    const id = await performed();
    const wrong = { ...fiscal, qr_code_url: 'javascript:alert(1)' };
    const refused = await payme(sale, 'SetFiscalData', { id, type: 'PERFORM', fiscal_data: wrong });
    expect(refused.error?.code).toBe(-32602);
  });
});
