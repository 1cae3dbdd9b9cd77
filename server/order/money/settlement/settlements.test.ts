import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettlementDay, SettlementOfDay } from '#contract/admin/settlement.ts';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { testClick } from '#server/payment/click/testing-click.ts';
import { addTransaction, paymeEnvironment } from '#server/payment/payme/testing-payme.ts';
import { billAt, uzumEnvironment } from '#server/payment/uzum/testing-uzum.ts';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

const day = '2026-04-08';

/** A payment as the provider reports it. */
interface Reported {
  transaction: string;
  number: string;
  som: number;
  isReturned?: boolean;
}

/** A provider with a separate test shop. */
interface Stage {
  sale: Sale;
  /** Creates a paid order and returns the provider's transaction id. */
  pay: () => Promise<{ order: Order; transaction: string }>;
  /** Writes a report in the provider's format. */
  report: (reported: Reported[]) => string;
  close: () => Promise<void>;
}

const millis = Date.parse('2026-04-08T07:00:00Z');
const lines = (...all: string[][]) => all.map((cells) => cells.join(';')).join('\r\n');

const stages: Record<'PAYME' | 'CLICK' | 'UZUM', () => Promise<Stage>> = {
  PAYME: async () => {
    const sale = await testSale({ environment: paymeEnvironment });
    return {
      sale,
      close: sale.close,
      pay: async () => {
        const { order, id } = await addTransaction(sale, { isPerformed: true });
        return { order, transaction: id };
      },
      report: (reported) =>
        lines(
          ['ID чека', 'order_id', 'amount', 'perform_time', 'cancel_time', 'state'],
          ...reported.map(({ transaction, number, som, isReturned }) => [
            transaction,
            number,
            `${som}00`,
            String(millis),
            isReturned ? String(millis) : '',
            isReturned ? '-2' : '2',
          ]),
        ),
    };
  },
  CLICK: async () => {
    const click = await testClick();
    let last = 9_000_000;
    return {
      sale: click.sale,
      close: click.close,
      pay: async () => {
        const { order } = await addOrder(click.sale, { method: 'CLICK' });
        last += 1;
        const request = { transaction: String(last), order: order.number, amount: `${order.total}.00` };
        await click.complete(await click.prepared(request));
        return { order, transaction: request.transaction };
      },
      report: (reported) =>
        lines(
          ['Click_Trans_ID', 'Номер заказа', 'Сумма', 'Комиссия', 'Дата и время', 'Статус'],
          ...reported.flatMap(({ transaction, number, som, isReturned }) => [
            [transaction, number, `${som},00`, '100,00', '08.04.2026 12:00:00', 'Успешно подтверждён'],
            ...(isReturned
              ? [[`9${transaction}`, number, `${som},00`, '', '08.04.2026 12:30:00', 'Реверсал']]
              : []),
          ]),
        ),
    };
  },
  UZUM: async () => {
    const sale = await testSale({ environment: uzumEnvironment });
    return {
      sale,
      close: sale.close,
      pay: async () => {
        const { order, transId } = await billAt(sale, 'CONFIRMED');
        return { order, transaction: transId };
      },
      report: (reported) =>
        lines(
          ['transId', 'order_id', 'amount', 'confirmTime', 'reverseTime', 'status'],
          ...reported.map(({ transaction, number, som, isReturned }) => [
            transaction,
            number,
            `${som}00`,
            String(millis),
            isReturned ? String(millis) : '',
            isReturned ? 'REVERSED' : 'CONFIRMED',
          ]),
        ),
    };
  },
};

describe.each(['PAYME', 'CLICK', 'UZUM'] as const)('BO-55: the report of %s', (provider) => {
  let stage: Stage;
  let accountant: StaffBrowser;
  beforeAll(async () => {
    stage = await stages[provider]();
    const { app, db, parts } = stage.sale;
    accountant = await (await testStaff({ app, db, now: parts.now() })).enter('ACCOUNTANT');
  });
  afterAll(() => stage.close());

  const upload = (text: string, of: string = provider) =>
    accountant.upload(`settlements?provider=${of}&from=${day}&to=${day}&name=report.csv`, Buffer.from(text));
  const readDay = async () =>
    (await accountant.get(`settlements/${day}-${provider}`)).json<SettlementOfDay>();
  const reported = ({ order, transaction }: Awaited<ReturnType<Stage['pay']>>): Reported => ({
    transaction,
    number: order.number,
    som: order.total,
  });
  const stateOf = ({ lines: all }: SettlementOfDay, transaction: string) =>
    all.filter((line) => line.transaction === transaction).map(({ state }) => state);

  it('shows a missing, a duplicate and a different row, and a payment that the ledger does not have', async () => {
    const right = reported(await stage.pay());
    const doubled = reported(await stage.pay());
    const different = reported(await stage.pay());
    const missing = reported(await stage.pay());
    const before = await readDay();
    expect(before).toMatchObject({ theirs: null, difference: null, report: null, open: 0 });
    expect(new Set(before.lines.map(({ state }) => state))).toEqual(new Set(['UNREPORTED']));
    const stranger = { transaction: '77777', number: 'Z-200101-00001', som: 5000 };
    const wrong = { ...different, som: different.som - 1000 };
    const answer = await upload(stage.report([right, doubled, doubled, wrong, stranger]));
    expect(answer.json()).toMatchObject({ movements: 5, open: 4 });
    const found = await readDay();
    expect(stateOf(found, right.transaction)).toEqual(['MATCHED']);
    expect(stateOf(found, doubled.transaction).toSorted()).toEqual(['DOUBLED', 'MATCHED']);
    expect(stateOf(found, different.transaction)).toEqual(['OTHER_SUM']);
    expect(stateOf(found, missing.transaction)).toEqual(['ONLY_OURS']);
    expect(found.lines.find(({ transaction }) => transaction === '77777')).toMatchObject({
      state: 'ONLY_THEIRS',
      number: 'Z-200101-00001',
      isOrder: false,
      ours: null,
      theirs: { amount: 5000, line: 6 },
    });
    const ours = right.som + doubled.som + different.som + missing.som;
    const theirs = right.som + doubled.som * 2 + wrong.som + 5000;
    const month = (await accountant.get('settlements?month=2026-04')).json<{ rows: SettlementDay[] }>();
    expect(month.rows).toMatchObject([
      { day, provider, ours, theirs, difference: theirs - ours, open: 4, report: { fileName: 'report.csv' } },
    ]);
    // the corrected report replaces the first one
    await upload(stage.report([right, doubled, different, missing]));
    expect(await readDay()).toMatchObject({ open: 0, difference: 0, ours, theirs: ours });
  });

  it('names the error in a wrong file, and the stored report stays', async () => {
    const known = reported(await stage.pay());
    await upload(stage.report([known]));
    const before = await readDay();
    const late = stage.report([known]).replaceAll(String(millis), String(millis + 86_400_000));
    const outside = await upload(late.replaceAll('08.04.2026', '09.04.2026'));
    expect(outside.json()).toMatchObject({
      code: 'REPORT_WRONG',
      facts: { why: 'OUTSIDE', line: 2, day: '2026-04-09' },
    });
    const answers = [
      await upload('Артикул;Вес\r\nZR-1;3,42'),
      await upload(stage.report([{ ...known, som: Number.NaN }])),
      await upload(
        lines(['ID транзакции', 'Сумма', 'Дата'], [known.transaction, String(known.som), '08.04.2026 12:00']),
        provider === 'UZUM' ? 'CLICK' : 'UZUM',
      ),
    ];
    expect(answers.map((answer) => answer.json<{ facts: object }>().facts)).toMatchObject([
      { why: 'COLUMNS', missing: ['transaction', 'amount', 'paidAt'] },
      { why: 'CELL', line: 2, column: 'amount' },
      { why: 'PROVIDER', provider },
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(await readDay()).toEqual(before);
  });

  it('matches refunds at the provider, and shows refunds by the staff as theirs', async () => {
    const [byProvider, manual] = [await stage.pay(), await stage.pay()];
    const { db } = stage.sale;
    const owner = await (
      await testStaff({ app: stage.sale.app, db, now: stage.sale.parts.now() })
    ).enter('OWNER');
    for (const { order } of [byProvider, manual]) {
      const { version } = (await owner.get(`orders/${order.number}`)).json<{ version: number }>();
      await owner.post(`orders/${order.number}/cancellation`, { reason: 'The shopper called' }, version);
    }
    await db.updateTable('refunds').set({ is_manual: true }).execute();
    const { rows } = (await accountant.get('refunds?state=REQUESTED')).json<{
      rows: { id: number; number: string }[];
    }>();
    for (const { id } of rows) await accountant.post(`refunds/${id}/done`, { paperNumber: 'KO-1' });
    // marks the first refund as done by the provider itself
    await db
      .updateTable('refunds as r')
      .from('payments as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .set({ is_manual: false })
      .whereRef('p.id', '=', 'r.payment_id')
      .where('o.number', '=', byProvider.order.number)
      .execute();
    const before = (await readDay()).lines.flatMap(({ number, transaction, ours, kind }) =>
      ours && kind === 'PAYMENT' ? [{ transaction, number: number ?? '', som: ours.amount }] : [],
    );
    await upload(
      stage.report(before.map((one) => ({ ...one, isReturned: one.transaction === byProvider.transaction }))),
    );
    const found = await readDay();
    const refunds = found.lines.filter(({ kind }) => kind === 'REFUND');
    expect(refunds.map(({ state, number }) => [state, number])).toEqual([
      ['MANUAL', manual.order.number],
      ['MATCHED', byProvider.order.number],
    ]);
    expect(found).toMatchObject({ open: 0, difference: 0, manualRefunds: manual.order.total });
    // restores the mark of the refund
    await db.updateTable('refunds').set({ is_manual: true }).execute();
    await requireSound(db);
  });
});

it('is refused to staff of some stores only, and cannot be changed without the second factor', async () => {
  const sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  const seller = await staff.enter('SELLER');
  expect((await seller.get('settlements?month=2026-04')).json()).toMatchObject({
    code: 'PERMISSION_MISSING',
  });
  const accountant = await staff.enter('ACCOUNTANT');
  expect((await accountant.get('settlements?month=2026-04')).json()).toEqual({ month: '2026-04', rows: [] });
  expect((await accountant.get('settlements/2026-02-31-PAYME')).statusCode).toBe(404);
  sale.turnClock(6);
  const late = await accountant.upload(
    `settlements?provider=PAYME&from=${day}&to=${day}&name=r.csv`,
    Buffer.from('x'),
  );
  expect(late.json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  await sale.close();
});
