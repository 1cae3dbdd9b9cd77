import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messagesTo } from '#server/testing-messages.ts';
import { orderUrl } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { sendOrderLinkTask } from './request-order-link.ts';
import { buy } from '../testing-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const requestLink = (number: string, phone: string) =>
  shopper(sale.app).post('/api/v1/orders/link', { number, phone });

/** Runs the queued jobs as the worker would. */
async function runJobs(): Promise<void> {
  const { rows } = await sale.parts.pool.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning j.payload`,
    [sendOrderLinkTask],
  );
  for (const { payload } of rows) await sale.runTask(sendOrderLinkTask, payload);
}

let phones = 0;
async function orderUnderNewPhone() {
  phones += 1;
  const phone = `+99894777${String(phones).padStart(4, '0')}`;
  const { order } = await buy(sale, { form: { contact: { name: 'Malika', phone } } });
  const links = () =>
    messagesTo({ folder: sale.parts.config.dataDir }, phone).filter(({ text }) =>
      text.includes(`/order/${order.number}`),
    );
  return { order, phone, links };
}

describe('requesting the link of an order', () => {
  it('sends it by SMS to the phone of the order, and the link opens the order', async () => {
    const { order, phone, links } = await orderUnderNewPhone();
    const before = links().length;
    expect((await requestLink(order.number, phone)).statusCode).toBe(204);
    await runJobs();
    expect(links()).toHaveLength(before + 1);
    const token = /token=([\w-]+)/.exec(links().at(-1)?.text ?? '')?.[1];
    expect(token).toBe(order.token);
    expect((await shopper(sale.app).get(orderUrl(order))).statusCode).toBe(200);
  });

  it('returns the same response for a wrong phone or number, and sends nothing', async () => {
    const { order, phone, links } = await orderUnderNewPhone();
    const before = links().length;
    const answers = [
      await requestLink(order.number, phone),
      await requestLink(order.number, '+998901112233'),
      await requestLink('Z-260101-99999', phone),
    ];
    const [right, ...wrong] = answers.map(({ statusCode, body }) => ({ statusCode, body }));
    for (const answer of wrong) expect(answer).toEqual(right);
    await runJobs();
    expect(links()).toHaveLength(before + 1);
    const folder = { folder: sale.parts.config.dataDir };
    expect(messagesTo(folder, '+998901112233')).toEqual([]);
  });

  it('puts no readable phone into the job queue', async () => {
    const { order, phone } = await orderUnderNewPhone();
    await requestLink(order.number, phone);
    const { rows } = await sale.parts.pool.query<{ payload: string }>(
      'select payload::text from graphile_worker._private_jobs',
    );
    expect(JSON.stringify(rows)).toContain(order.number);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(4));
    await runJobs();
  });

  it('is limited to three requests an hour, whether or not the order exists', async () => {
    for (const number of [(await orderUnderNewPhone()).order.number, 'Z-260101-99998']) {
      const phone = number === 'Z-260101-99998' ? '+998901110001' : '+998901110002';
      for (let time = 0; time < 3; time += 1) expect((await requestLink(number, phone)).statusCode).toBe(204);
      expect((await requestLink(number, phone)).json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    }
  });
});
