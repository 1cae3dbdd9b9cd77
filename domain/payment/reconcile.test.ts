import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  isOpenDifference,
  type OurMovement,
  reconcile,
  type TheirMovement,
} from './reconcile.ts';

const paid: OurMovement = {
  kind: 'PAYMENT',
  transactionId: 't-1',
  orderNumber: 'Z-1',
  amountSom: 1_000_000,
  day: '2026-04-08',
  isManual: false,
  isReported: true,
};
const same: TheirMovement = {
  kind: 'PAYMENT',
  transactionId: 't-1',
  orderNumber: 'Z-1',
  amountSom: 1_000_000,
  day: '2026-04-08',
};
const refund = { ...paid, kind: 'REFUND' as const, amountSom: 400_000 };
const theirRefund = { ...same, kind: 'REFUND' as const, amountSom: 400_000 };
const statesOf = (ours: OurMovement[], theirs: TheirMovement[]) =>
  reconcile(ours, theirs).map(({ state }) => state);

describe('BO-55: reconcile', () => {
  it.each<[string, OurMovement[], TheirMovement[], string[]]>([
    ['both sides agree', [paid, refund], [same, theirRefund], ['MATCHED', 'MATCHED']],
    ['a payment is missing in the report', [paid], [], ['ONLY_OURS']],
    ['there is no report of the day yet', [{ ...paid, isReported: false }], [], ['UNREPORTED']],
    ['a payment is missing in the ledger', [], [same], ['ONLY_THEIRS']],
    ['a payment is twice in the report', [paid], [same, same], ['MATCHED', 'DOUBLED']],
    ['an unknown payment is twice in the report', [], [same, same], ['ONLY_THEIRS', 'DOUBLED']],
    ['the amounts differ', [paid], [{ ...same, amountSom: 990_000 }], ['OTHER_SUM']],
    [
      'the report has the right amount and another one',
      [paid],
      [{ ...same, amountSom: 1 }, same],
      ['MATCHED', 'DOUBLED'],
    ],
    ['the report has it a day later', [paid], [{ ...same, day: '2026-04-09' }], ['OTHER_DAY']],
    ['a manual refund is unknown to the provider', [{ ...refund, isManual: true }], [], ['MANUAL']],
    [
      'the provider refunded what the staff had refunded',
      [{ ...refund, isManual: true }],
      [theirRefund],
      ['ONLY_THEIRS', 'MANUAL'],
    ],
    [
      'a reversal has a transaction id of its own',
      [refund],
      [{ ...theirRefund, transactionId: 'r-9' }],
      ['MATCHED'],
    ],
  ])('%s', (_name, ours, theirs, states) => expect(statesOf(ours, theirs)).toEqual(states));

  it('no movement is lost or counted twice, and without open differences the totals agree', () => {
    const kind = fc.constantFrom('PAYMENT' as const, 'REFUND' as const);
    const common = {
      kind,
      transactionId: fc.constantFrom('a', 'b', 'c'),
      orderNumber: fc.constantFrom('Z-1', 'Z-2'),
      amountSom: fc.integer({ min: 1, max: 3 }),
      day: fc.constantFrom('2026-04-08', '2026-04-09'),
    };
    const ours = fc.record({ ...common, isManual: fc.boolean(), isReported: fc.constant(true) });
    fc.assert(
      fc.property(fc.array(ours), fc.array(fc.record(common)), (one, other) => {
        const lines = reconcile(one, other);
        const sideOf = <T>(parts: (T | null)[]) => new Set(parts.filter((part) => part !== null));
        expect(sideOf(lines.map((line) => line.ours))).toEqual(new Set(one));
        expect(sideOf(lines.map((line) => line.theirs))).toEqual(new Set(other));
        expect(lines.flatMap((line) => [line.ours, line.theirs]).filter(Boolean)).toHaveLength(
          one.length + other.length,
        );
        if (lines.some(({ state }) => isOpenDifference(state))) return;
        const sum = (of: readonly { amountSom: number; kind: string }[]) =>
          of.reduce((total, { amountSom, kind }) => total + (kind === 'PAYMENT' ? amountSom : -amountSom), 0);
        expect(sum(one.filter(({ isManual }) => !isManual))).toBe(sum(other));
      }),
    );
  });
});

it('BO-55: the difference of a movement is that of all its open lines', () => {
  const refunded = { ...theirRefund, amountSom: 500_000 };
  const differences = differencesOf(reconcile([paid, refund], [same, same, refunded]));
  expect([...differences]).toEqual([
    ['PAYMENT t-1', 1_000_000],
    ['REFUND t-1', 100_000],
  ]);
  expect(differencesOf(reconcile([paid], [same]))).toEqual(new Map());
});
