import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRefund } from './split-refund.ts';

describe('splitRefund of an order with several tenders', () => {
  it('the first tender is refunded first, then the next', () => {
    const payments = [
      { id: 8, tender: 1, leftSom: 2_270_000 },
      { id: 7, tender: 0, leftSom: 5_000_000 },
    ];
    const lines = [{ orderLineId: 1, amountSom: 7_270_000 }];
    expect(splitRefund(payments, { lines, deliverySom: 0, goodwillSom: 0 })).toEqual([
      {
        paymentId: 7,
        tender: 0,
        lines: [{ orderLineId: 1, amountSom: 5_000_000 }],
        deliverySom: 0,
        goodwillSom: 0,
      },
      {
        paymentId: 8,
        tender: 1,
        lines: [{ orderLineId: 1, amountSom: 2_270_000 }],
        deliverySom: 0,
        goodwillSom: 0,
      },
    ]);
  });

  it('is undefined if more is requested than was paid', () => {
    const payments = [{ id: 7, tender: 0, leftSom: 5 }];
    expect(
      splitRefund(payments, { lines: [{ orderLineId: 1, amountSom: 6 }], deliverySom: 0, goodwillSom: 0 }),
    ).toBeUndefined();
  });

  it('refunds each line exactly to the soʻm, and no payment more than is left of it', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 5 });
    const holds = fc.property(
      amounts,
      fc.nat(100_000),
      fc.array(fc.nat(60_000_000), { maxLength: 3 }),
      (of, deliverySom, cuts) => {
        const total = of.reduce((sum, one) => sum + one, deliverySom);
        const edges = [0, ...cuts.map((cut) => Math.min(cut, total)), total].toSorted((a, b) => a - b);
        const payments = edges
          .slice(1)
          .map((edge, tender) => ({ id: tender, tender, leftSom: edge - (edges[tender] ?? 0) }));
        const lines = of.map((amountSom, orderLineId) => ({ orderLineId, amountSom }));
        const refunds = splitRefund(payments, { lines, deliverySom, goodwillSom: 0 });
        const sumOf = (one: NonNullable<typeof refunds>[number]) =>
          one.lines.reduce((sum, line) => sum + line.amountSom, one.deliverySom);
        const backOf = (id: number) =>
          refunds
            ?.flatMap((one) => one.lines)
            .filter((line) => line.orderLineId === id)
            .reduce((sum, line) => sum + line.amountSom, 0);
        return (
          refunds !== undefined &&
          lines.every(({ orderLineId, amountSom }) => backOf(orderLineId) === amountSom) &&
          refunds.every((one) => sumOf(one) <= (payments[one.tender]?.leftSom ?? 0))
        );
      },
    );
    expect(() => fc.assert(holds)).not.toThrow();
  });
});
