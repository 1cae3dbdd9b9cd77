import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { runOrdersCommand } from '#server/order/testing-orders-command.ts';
import { addOrder, cancel } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { paymeDriver, paymeEnvironment, paymeId } from '#server/payment/payme/testing-payme.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: paymeEnvironment });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

describe('npm run orders, money that staff gave back', () => {
  it('abuse 20: names the order, the transaction that is still paid at its provider, and the sum', async () => {
    expect(await runOrdersCommand(sale, 'manual-refunds')).toBe(
      'Staff gave back no money that a provider had taken.',
    );
    const driver = paymeDriver(() => sale);
    const { buyer, order } = await addOrder(sale, { method: 'PAYME' });
    const { number, total } = order;
    const call = { number, amountSom: total, transaction: number, order };
    await driver.open(call);
    await driver.settle(call);
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    expect(await runOrdersCommand(sale, 'show', number)).not.toContain('given back by staff');
    await runOrdersCommand(sale, 'paid-back', number);
    const refund = `PAYME ${paymeId(number)} · given back by staff: ${total} of ${total} soʻm`;
    expect(await runOrdersCommand(sale, 'manual-refunds')).toBe(
      `${number} · CANCELLED · ${refund} · on 2026-04-08 12:00\nEach of them is still paid at its provider: give nothing back in its cabinet.`,
    );
    expect(await runOrdersCommand(sale, 'show', number)).toContain(
      `${refund}: give nothing back in the cabinet`,
    );
  });

  it('abuse 20: not what the provider gave back itself, and not what never went through one', async () => {
    const before = await runOrdersCommand(sale, 'manual-refunds');
    const driver = paymeDriver(() => sale);
    const { order } = await addOrder(sale, { method: 'PAYME' });
    const call = { number: order.number, amountSom: order.total, transaction: order.number, order };
    await driver.open(call);
    await driver.settle(call);
    expect(await driver.cancel(call)).toBe('YES');
    expect(await runOrdersCommand(sale, 'manual-refunds')).toBe(before);
  });
});
