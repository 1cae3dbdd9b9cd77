import { once } from 'node:events';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClickProvider } from '../click/provider.ts';
import type { ProviderTransaction } from '../port.ts';
import type { ClickSettings } from '../settings.ts';
import { type ClickLedger, type ClickPayment, newPayment } from './click-calls.ts';
import { createClickSimulator } from './click.ts';

const contract: ClickSettings = {
  serviceId: '777',
  merchantId: '888',
  merchantUserId: '12',
  secretKey: 'SECRET',
  sellerTin: '123456789',
  deliveryIkpu: 'DEMO-delivery',
  deliveryPackageCode: 'DEMO-1',
  payUrl: 'https://my.click.uz',
  apiUrl: '',
};
const amountSom = 5_490_000;
/** Longer than a busy machine needs for a response. */
const patienceMs = 1500;

type Fate = 'ANSWERED' | 'LOST' | 'LATE';

/** Opens Click on a real port. A test can drop its responses after the work is done. */
async function openClick() {
  // after a timeout the client keeps an idle connection for 4 s, which a graceful shutdown would wait for
  const app = Fastify({ forceCloseConnections: true });
  const ledger: ClickLedger = new Map();
  const calls: string[] = [];
  const fates: Fate[] = [];
  app.addHook('onSend', async (request) => {
    calls.push(`${request.method} ${request.url.split('/')[4]}`);
    const fate = fates.shift();
    if (fate === 'LOST') request.raw.socket.destroy();
    if (fate === 'LATE') await once(request.raw.socket, 'close');
  });
  await app.register(createClickSimulator({ settings: contract, shopUrl: 'http://shop.example', ledger }));
  const settings = { ...contract, apiUrl: await app.listen({ port: 0, host: '127.0.0.1' }) };
  return { settings, ledger, calls, fates, close: () => app.close() };
}

let click: Awaited<ReturnType<typeof openClick>>;
let payment: ClickPayment;
beforeEach(async () => {
  click = await openClick();
  payment = newPayment({ orderNumber: 'Z-260408-00012', amount: '5490000.00' });
  click.ledger.set(payment.paymentId, payment);
});
afterEach(() => click.close());

const provider = (settings: Partial<ClickSettings> = {}) =>
  createClickProvider({ ...click.settings, ...settings }, { timeoutMs: patienceMs });

const transaction = (facts: Partial<ProviderTransaction> = {}): ProviderTransaction => ({
  id: payment.transactionId,
  number: 7,
  orderNumber: payment.orderNumber,
  amountSom,
  state: 'PAID',
  startedAt: new Date(),
  openedAt: new Date(),
  settledAt: new Date(),
  endedAt: null,
  failure: null,
  facts: { paydocId: payment.paymentId },
  ...facts,
});

const refund = (sum = amountSom) =>
  provider().refund({ transaction: transaction(), amountSom: sum, key: 'refund-1' });

describe('fetchPaymentState', () => {
  it.each([
    [0, 'OPEN'],
    [1, 'OPEN'],
    [2, 'PAID'],
    [-1, 'REFUNDED'],
  ] as const)('status %i of a paid payment is %s', async (status, state) => {
    payment.status = status;
    expect(await provider().fetchState?.(transaction())).toBe(state);
  });

  it('a negative status of an unpaid payment is FAILED', async () => {
    payment.status = -1;
    expect(await provider().fetchState?.(transaction({ state: 'OPEN', settledAt: null }))).toBe('FAILED');
  });

  it('is UNKNOWN if Click has no such payment, even if it has another of the order', async () => {
    payment.status = 2;
    const other = transaction({ facts: { paydocId: '1' } });
    expect(await provider().fetchState?.(other)).toBe('UNKNOWN');
    expect(click.calls).toEqual(['GET status', 'GET status_by_mti']);
  });

  it('throws if there is no response, if it takes too long, or if the keys are wrong', async () => {
    click.fates.push('LOST', 'LATE');
    await expect(provider().fetchState?.(transaction())).rejects.toThrow('/v2/merchant/payment/status/');
    await expect(provider().fetchState?.(transaction())).rejects.toThrow('no answer within');
    const stranger = provider({ secretKey: 'OTHER' });
    await expect(stranger.fetchState?.(transaction())).rejects.toThrow('keys are not accepted');
  });

  it('no error contains the secret', async () => {
    await click.close();
    await expect(provider().fetchState?.(transaction())).rejects.not.toThrow('SECRET');
  });
});

describe('a reversal at Click', () => {
  beforeEach(() => {
    payment.status = 2;
  });

  it('refunds the whole payment, after querying its state', async () => {
    expect(await refund()).toBe('DONE');
    expect(payment.status).toBeLessThan(0);
    expect(click.calls).toEqual(['GET status', 'DELETE reversal']);
  });

  it.each([
    ['2026-04-30T12:00:00Z', '2026-04-02T07:00:00Z', 'AUTOMATIC'],
    ['2026-05-01T12:00:00Z', '2026-04-02T07:00:00Z', 'AUTOMATIC'],
    ['2026-05-02T12:00:00Z', '2026-04-02T07:00:00Z', 'MANUAL'],
    ['2026-05-01T12:00:00Z', '2026-03-31T07:00:00Z', 'MANUAL'],
  ])('at %s for a payment of %s the expected way is %s', (now, settledAt, way) => {
    const shop = createClickProvider(contract, { now: () => new Date(now) });
    const paid = transaction({ settledAt: new Date(settledAt) });
    expect(shop.previewRefund({ transaction: paid, amountSom })).toBe(way);
    expect(shop.previewRefund({ transaction: paid, amountSom: amountSom - 1 })).toBe('MANUAL');
  });

  it('a partial refund is manual', async () => {
    expect(await refund(amountSom - 1)).toBe('MANUAL');
    expect(click.calls).toEqual([]);
  });

  it.each(['LOST', 'LATE'] as const)(
    'a retry after a response that is %s makes no second reversal',
    async (fate) => {
      click.fates.push('ANSWERED', fate);
      await expect(refund()).rejects.toThrow('DELETE');
      expect(await refund()).toBe('DONE');
      expect(click.calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    },
  );

  it('a reversal refused by Click is manual', async () => {
    payment.refusesReversal = true;
    expect(await refund()).toBe('MANUAL');
    expect(payment.status).toBe(2);
  });

  it('five concurrent reversals refund once, and each reports success', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refund()));
    expect(new Set(answers)).toEqual(new Set(['DONE']));
  });

  it('an unknown payment is manual; an unfinished one is retried later', async () => {
    click.ledger.clear();
    expect(await refund()).toBe('MANUAL');
    click.ledger.set(payment.paymentId, { ...payment, status: 1 });
    await expect(refund()).rejects.toThrow('has not finished');
  });
});

describe('a receipt at Click', () => {
  const line = {
    title: 'Nur uzugi',
    ikpu: 'DEMO-rings',
    packageCode: 'DEMO-1',
    vatPercent: 12,
    vatSom: 581_786,
    unitPriceSom: 5_500_000,
    count: 1,
    discountSom: 70_000,
  };
  const sale = {
    language: 'uz' as const,
    lines: [line],
    deliverySom: 60_000,
    deliveryVatPercent: 12,
    deliveryVatSom: 6_429,
  };
  const fetchReceipt = (
    change: { kind?: 'SALE' | 'REFUND'; noted?: { statusCode: number; message: string } } = {},
  ) =>
    provider().fetchReceipt?.({
      transaction: transaction(),
      kind: change.kind ?? 'SALE',
      sale,
      noted: change.noted,
    });

  beforeEach(() => {
    payment.status = 2;
  });

  it('is queried first, then sent, then available', async () => {
    expect(await fetchReceipt()).toMatchObject({ url: payment.receiptUrl, statusCode: 0 });
    expect(click.calls).toEqual(['GET ofd_data', 'POST ofd_data', 'GET ofd_data']);
    click.calls.length = 0;
    await fetchReceipt();
    expect(click.calls).toEqual(['GET ofd_data']);
  });

  it('accepted items are not sent again', async () => {
    expect(await fetchReceipt({ noted: { statusCode: 0, message: 'items submitted' } })).toBeUndefined();
    expect(click.calls).toEqual(['GET ofd_data']);
  });

  it('a receipt is found if the response to its creation was lost', async () => {
    click.fates.push('ANSWERED', 'LOST');
    await expect(fetchReceipt()).rejects.toThrow('submit_items');
    expect(await fetchReceipt()).toMatchObject({ url: payment.receiptUrl });
    expect(click.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('items that differ from the amount paid are not sent', async () => {
    const wrong = { ...sale, lines: [{ ...line, unitPriceSom: 1 }] };
    const change = { transaction: transaction(), kind: 'SALE' as const, sale: wrong, noted: undefined };
    await expect(provider().fetchReceipt?.(change)).rejects.toThrow('differs from the amount paid');
    expect(click.calls).toEqual(['GET ofd_data']);
  });

  it('the receipt of a refund is manual: Click has no API for it', async () => {
    expect(await fetchReceipt({ kind: 'REFUND' })).toBeUndefined();
    expect(click.calls).toEqual([]);
  });
});
