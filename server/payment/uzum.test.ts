import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { pieceState } from '#server/testing-goods.ts';
import { addOrder, cancel, payAgain, readOrder } from '#server/testing-order.ts';
import { noon, type Sale, testSale } from '#server/testing-sale.ts';
import {
  type ProviderCall,
  type ProviderDriver,
  type Said,
  conformanceCases,
  replay,
} from './testing-conformance.ts';

const serviceId = 498612;
const environment = {
  UZUM_SERVICE_ID: String(serviceId),
  UZUM_LOGIN: 'uzum',
  UZUM_PASSWORD: 'word-of-ours',
};
const authorization = `Basic ${Buffer.from('uzum:word-of-ours').toString('base64')}`;

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

/** A webhook as Uzum calls it. */
async function call(operation: string, fields: object = {}, headers: Record<string, string> = {}) {
  const answer = await sale.app.inject({
    method: 'POST',
    url: `/payments/uzum/${operation}`,
    headers: { 'content-type': 'application/json', authorization, ...headers },
    payload: JSON.stringify({ serviceId, timestamp: noon.getTime(), ...fields }),
  });
  const body: Record<string, unknown> = answer.json();
  return { ...body, http: answer.statusCode, status: body['status'], errorCode: body['errorCode'] };
}

const failed = (errorCode: string, http = 400) => ({ http, status: 'FAILED', errorCode });

/** Uzum names its transactions by uuids. */
function uuidOf(transaction: string): string {
  const hex = createHash('sha256').update(transaction).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const creation = ({ number, amountSom, transaction }: ProviderCall) => ({
  transId: uuidOf(transaction),
  params: { order_id: number },
  amount: amountSom * 100,
});

/** A repeat has a code of its own. */
async function said(operation: string, fields: object, repeat: string): Promise<Said> {
  const { status, errorCode } = await call(operation, fields);
  if (status !== 'FAILED') return 'YES';
  return errorCode === repeat ? 'ALREADY' : 'NO';
}

const driver: ProviderDriver = {
  method: 'UZUM',
  open: (bill) => said('create', creation(bill), '10010'),
  settle: ({ transaction }) => said('confirm', { transId: uuidOf(transaction) }, '10016'),
  cancel: ({ transaction }) => said('reverse', { transId: uuidOf(transaction) }, '10018'),
  returnsMoney: true,
};

describe('Uzum, like every provider', () => {
  it.each(conformanceCases)('$name', async ({ run }) => {
    await expect(run({ sale, driver })).resolves.toBeUndefined();
  });

  it('in any order of its calls, each five times, leaves shop and ledger sound', async () => {
    const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
    const anyOrder = fc.asyncProperty(order, (mixed) => replay({ sale, driver }, mixed));
    await expect(fc.assert(anyOrder, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

/** A bill of its own, and a transaction's name for it. */
async function newBill() {
  const { buyer, order, piece } = await addOrder(sale, { method: 'UZUM' });
  const transId = crypto.randomUUID();
  const account = { params: { order_id: order.number } };
  const amount = order.total * 100;
  return { buyer, order, piece, transId, account, amount, create: { transId, ...account, amount } };
}

/** How far a bill has come. */
async function billAt(step: 'NEW' | 'CREATED' | 'CONFIRMED' | 'REVERSED' | 'RETURNED') {
  const bill = await newBill();
  const { transId } = bill;
  if (step !== 'NEW') await call('create', bill.create);
  if (step === 'CONFIRMED' || step === 'RETURNED') await call('confirm', { transId });
  if (step === 'REVERSED' || step === 'RETURNED') await call('reverse', { transId });
  return bill;
}

async function ship({ number }: Order): Promise<void> {
  const { id } = await sale.db
    .updateTable('orders')
    .set({ order_state: 'SHIPPED' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sale.db
    .insertInto('order_events')
    .values({ order_id: id, actor: 'STAFF', from_state: 'ASSEMBLING', to_state: 'SHIPPED' })
    .execute();
}

describe('the five webhooks answer in Uzum’s words', () => {
  it('from check to reverse', async () => {
    const { order, transId, account, amount, create } = await newBill();
    const bill = { amount, data: { account: { value: order.number } } };
    const at = noon.getTime();
    expect(await call('check', account)).toEqual({
      http: 200,
      serviceId,
      timestamp: at,
      status: 'OK',
      data: bill.data,
    });
    expect(await call('create', create)).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'CREATED',
      transTime: at,
      ...bill,
    });
    sale.turnClock(1);
    const payment = { paymentSource: 'UZCARD', tariff: 'simple', phone: '998901234567', cardType: 1 };
    expect(await call('confirm', { transId, ...payment })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'CONFIRMED',
      confirmTime: at + 60_000,
      ...bill,
    });
    sale.turnClock(2);
    expect(await call('reverse', { transId })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'REVERSED',
      reverseTime: at + 120_000,
      ...bill,
    });
    expect(await call('status', { transId })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'REVERSED',
      transTime: at,
      confirmTime: at + 60_000,
      reverseTime: at + 120_000,
      ...bill,
    });
  });

  it.each([
    ['CREATED', 'CREATED'],
    ['CONFIRMED', 'CONFIRMED'],
    ['REVERSED', 'REVERSED'],
    ['RETURNED', 'REVERSED'],
  ] as const)('the status of a bill that is %s is %s', async (step, status) => {
    const { transId } = await billAt(step);
    expect(await call('status', { transId })).toMatchObject({ http: 200, status });
  });

  it('money that came back makes the order called off and its piece free', async () => {
    const { buyer, order, piece } = await billAt('RETURNED');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });
});

type Asked = Awaited<ReturnType<typeof newBill>>;

/** Every code of integrations.md 3.1 that a call can bring about, in its order; 99999 is below. */
const published: [code: string, when: string, ask: () => Promise<unknown>][] = [
  ['10003', 'an operation that there is not', () => call('refund')],
  ['10005', 'a check without an order', () => call('check')],
  [
    '10005',
    'a create without a transaction',
    on('NEW', 'create', ({ account, amount }) => ({ ...account, amount })),
  ],
  [
    '10005',
    'a create without a sum',
    on('NEW', 'create', ({ account, transId }) => ({ ...account, transId })),
  ],
  ['10005', 'a confirm without a transaction', () => call('confirm')],
  ['10005', 'a reverse without a transaction', () => call('reverse')],
  ['10005', 'a status without a transaction', () => call('status')],
  [
    '10005',
    'a call without its time',
    on('NEW', 'check', ({ account }) => ({ ...account, timestamp: null })),
  ],
  ['10006', 'another service', on('NEW', 'check', ({ account }) => ({ ...account, serviceId: 1 }))],
  [
    '10007',
    'a check of an order that nobody placed',
    () => call('check', { params: { order_id: 'Z-260408-99999' } }),
  ],
  [
    '10007',
    'a create for it',
    on('NEW', 'create', ({ create }) => ({ ...create, params: { order_id: 17 } })),
  ],
  ['10008', 'a check of an order that is paid', on('CONFIRMED', 'check', ({ account }) => account)],
  ['10008', 'a create for it', on('CONFIRMED', 'create', ({ create }) => another(create))],
  ['10009', 'a check of an order that was called off', on('RETURNED', 'check', ({ account }) => account)],
  ['10009', 'a create for it', on('RETURNED', 'create', ({ create }) => another(create))],
  ['10010', 'a transaction that was created', on('CREATED', 'create', ({ create }) => create)],
  ['10010', 'also with another sum', on('CREATED', 'create', ({ create }) => ({ ...create, amount: 100 }))],
  ['10010', 'also after its confirm', on('CONFIRMED', 'create', ({ create }) => create)],
  ['10010', 'also after its reverse', on('REVERSED', 'create', ({ create }) => create)],
  [
    '10011',
    'one soʻm more',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: amount + 100 })),
  ],
  [
    '10011',
    'one tiyin more',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: amount + 1 })),
  ],
  [
    '10011',
    'a sum that is a text',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: `${amount}` })),
  ],
  ['10012', 'less than a soʻm', on('NEW', 'create', ({ create }) => ({ ...create, amount: 99 }))],
  [
    '10013',
    'more than can be paid online',
    on('NEW', 'create', ({ create }) => ({ ...create, amount: 5e13 })),
  ],
  ['10014', 'a confirm of nothing', on('NEW', 'confirm', ({ transId }) => ({ transId }))],
  ['10014', 'a reverse of nothing', on('NEW', 'reverse', ({ transId }) => ({ transId }))],
  ['10014', 'a status of nothing', on('NEW', 'status', ({ transId }) => ({ transId }))],
  ['10015', 'a confirm after the reverse', on('REVERSED', 'confirm', ({ transId }) => ({ transId }))],
  ['10015', 'a confirm after the money went back', on('RETURNED', 'confirm', ({ transId }) => ({ transId }))],
  ['10016', 'a second confirm', on('CONFIRMED', 'confirm', ({ transId }) => ({ transId }))],
  ['10018', 'a second reverse', on('REVERSED', 'reverse', ({ transId }) => ({ transId }))],
  ['10018', 'a second reverse of money', on('RETURNED', 'reverse', ({ transId }) => ({ transId }))],
];

function on(
  step: Parameters<typeof billAt>[0],
  operation: string,
  fields: (bill: Asked) => object,
): () => Promise<unknown> {
  return async () => call(operation, fields(await billAt(step)));
}

const another = (create: Asked['create']) => ({ ...create, transId: crypto.randomUUID() });

describe('every published code', () => {
  it.each(published)('%s: %s', async (code, _when, ask) => {
    expect(await ask()).toMatchObject({ ...failed(code), serviceId });
  });

  it.each([
    ['nobody', { authorization: '' }],
    ['somebody else', { authorization: `Basic ${Buffer.from('uzum:guessed').toString('base64')}` }],
  ])('10001 and 401: %s calls, whatever they say', async (_who, headers) => {
    const { account } = await newBill();
    expect(await call('check', account, headers)).toMatchObject(failed('10001', 401));
    expect(await call('nothing', {}, headers)).toMatchObject(failed('10001', 401));
  });

  it('10002: a body that is no JSON', async () => {
    const answer = await sale.app.inject({
      method: 'POST',
      url: '/payments/uzum/check',
      headers: { 'content-type': 'application/json', authorization },
      payload: '{"serviceId":',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorCode: '10002' }]);
  });

  it('10002: no body at all, and 10002: of another kind', async () => {
    for (const headers of [{ authorization }, { authorization, 'content-type': 'text/xml' }]) {
      const answer = await sale.app.inject({ method: 'POST', url: '/payments/uzum/check', headers });
      expect(answer.json()).toMatchObject({ errorCode: '10002' });
    }
  });

  it('10003: another provider collects for this order right now', async () => {
    const { create, buyer, order } = await newBill();
    await payAgain(buyer, order, { method: 'FAKE' });
    await sale.db
      .updateTable('payments')
      .set({ payment_state: 'OPEN', transaction_id: order.number, started_at: noon, opened_at: noon })
      .where('payment_state', '=', 'PENDING')
      .where('provider', '=', 'FAKE')
      .execute();
    expect(await call('create', create)).toMatchObject(failed('10003'));
    await cancel(buyer, order);
  });

  it('10017: the order is on its way', async () => {
    const { order, transId } = await billAt('CONFIRMED');
    await ship(order);
    expect(await call('reverse', { transId })).toMatchObject({ ...failed('10017'), transId });
    expect(await call('status', { transId })).toMatchObject({ status: 'CONFIRMED' });
  });

  it('99999 and 500: the shop cannot say', async () => {
    const { transId } = await billAt('CREATED');
    await sale.db.schema.alterTable('payments').renameTo('payments_away').execute();
    expect(await call('status', { transId })).toMatchObject({ ...failed('99999', 500), transId });
    await sale.db.schema.alterTable('payments_away').renameTo('payments').execute();
  });
});

describe('a transaction that nobody confirms', () => {
  it('failed after 30 minutes, whoever asks first', async () => {
    const { order, buyer, transId, create } = await newBill();
    sale.turnClock(5);
    await call('create', create);
    sale.turnClock(36);
    expect(await call('confirm', { transId })).toMatchObject(failed('10015'));
    expect(await call('status', { transId })).toMatchObject({ status: 'FAILED', confirmTime: null });
    expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'FAILED' });
  });

  it('is taken at the last minute', async () => {
    const { transId, create } = await newBill();
    sale.turnClock(5);
    await call('create', create);
    sale.turnClock(35);
    expect(await call('confirm', { transId })).toMatchObject({ status: 'CONFIRMED' });
  });

  it('is ended by the sweeper where its order is kept for longer; the order waits for another try', async () => {
    const { order, buyer, transId, create } = await newBill();
    await call('create', create);
    // another provider had it for twelve hours before
    await sale.db
      .updateTable('holds')
      .set({ expires_at: new Date(noon.getTime() + 12 * 60 * 60_000) })
      .where('order_id', 'is not', null)
      .where('order_id', '=', (select) =>
        select.selectFrom('orders').select('id').where('number', '=', order.number),
      )
      .execute();
    sale.turnClock(31);
    await sale.runTask('reconcile-payments');
    expect(await call('status', { transId })).toMatchObject({ status: 'FAILED' });
    sale.turnClock(33);
    await sale.runTask('reconcile-payments');
    const now = await readOrder(buyer, order);
    expect(now).toMatchObject({ state: 'PENDING_PAYMENT', paymentState: 'FAILED' });
    expect(now.reservedUntil).toBe(new Date(noon.getTime() + 41 * 60_000).toISOString());
    expect((await payAgain(buyer, order, { method: 'UZUM' })).statusCode).toBe(200);
  });

  it('makes room for the next one, and takes no money any more', async () => {
    const { order, buyer, transId, create } = await newBill();
    await call('create', create);
    const next = another(create);
    expect(await call('create', next)).toMatchObject({ status: 'CREATED' });
    expect(await call('confirm', { transId })).toMatchObject(failed('10015'));
    expect(await call('confirm', { transId: next.transId })).toMatchObject({ status: 'CONFIRMED' });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });
});

it('money that the shopper wants back waits for a person, and is back when Uzum says so', async () => {
  const { order, buyer, transId } = await billAt('CONFIRMED');
  await cancel(buyer, order);
  await sale.runTask('send-refunds');
  expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
  expect(await call('reverse', { transId })).toMatchObject({ status: 'REVERSED' });
  expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'REFUNDED' });
});
