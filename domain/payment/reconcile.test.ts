import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenDifference, type OurMovement, reconcile, type TheirMovement } from './reconcile.ts';

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

describe('BO-55: two books of one provider', () => {
  it.each<[string, OurMovement[], TheirMovement[], string[]]>([
    ['agree', [paid, refund], [same, theirRefund], ['MATCHED', 'MATCHED']],
    ['lack a payment of ours', [paid], [], ['ONLY_OURS']],
    ['have no report yet', [{ ...paid, isReported: false }], [], ['UNREPORTED']],
    ['have one that we do not know', [], [same], ['ONLY_THEIRS']],
    ['have one twice', [paid], [same, same], ['MATCHED', 'DOUBLED']],
    ['have one twice that we do not know', [], [same, same], ['ONLY_THEIRS', 'DOUBLED']],
    ['have another sum', [paid], [{ ...same, amountSom: 990_000 }], ['OTHER_SUM']],
    ['have another sum and the right one', [paid], [{ ...same, amountSom: 1 }, same], ['MATCHED', 'DOUBLED']],
    ['have it a day later', [paid], [{ ...same, day: '2026-04-09' }], ['OTHER_DAY']],
    ['know nothing of a refund by hand', [{ ...refund, isManual: true }], [], ['BY_HAND']],
    [
      'gave back what the staff gave back, too',
      [{ ...refund, isManual: true }],
      [theirRefund],
      ['ONLY_THEIRS', 'BY_HAND'],
    ],
    ['name a reversal by itself', [refund], [{ ...theirRefund, transactionId: 'r-9' }], ['MATCHED']],
  ])('%s', (_name, ours, theirs, states) => expect(statesOf(ours, theirs)).toEqual(states));

  it('no movement is lost or counted twice, and no open difference means that the sums agree', () => {
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
