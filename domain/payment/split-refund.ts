/** A payment of an order, with the amount that has not been refunded, whole soʻm. */
export interface RefundablePayment {
  id: number;
  tender: number;
  leftSom: number;
}

/** The parts of a refund, whole soʻm. */
export interface RefundParts {
  lines: readonly { orderLineId: number; amountSom: number }[];
  deliverySom: number;
  /** Refunded in addition to lines and delivery, whole soʻm. */
  goodwillSom: number;
}

export interface PaymentRefund extends RefundParts {
  paymentId: number;
  tender: number;
}

export const sumOfParts = ({ lines, deliverySom, goodwillSom }: RefundParts): number =>
  lines.reduce((sum, line) => sum + line.amountSom, deliverySom + goodwillSom);

/**
 * Splits a refund by the original payments: the first tender is used up first, then the next. A piece may be refunded by two of them, so a
 * line may be in two refunds. Undefined if the payments do not cover the amount.
 */
export function splitRefund(
  payments: readonly RefundablePayment[],
  { lines, ...sums }: RefundParts,
): PaymentRefund[] | undefined {
  const left = lines.map((line) => ({ ...line }));
  const rest = { ...sums };
  const refunds = payments
    .toSorted((one, other) => one.tender - other.tender)
    .map(({ id, tender, leftSom }) => {
      const take = takeFrom(leftSom);
      const taken = left.map((line) => ({ ...line, amountSom: take(line.amountSom) }));
      for (const [index, line] of left.entries()) line.amountSom -= taken[index]?.amountSom ?? 0;
      const deliverySom = take(rest.deliverySom);
      rest.deliverySom -= deliverySom;
      const goodwillSom = take(rest.goodwillSom);
      rest.goodwillSom -= goodwillSom;
      const back = taken.filter(({ amountSom }) => amountSom > 0);
      return { paymentId: id, tender, lines: back, deliverySom, goodwillSom };
    })
    .filter((refund) => sumOfParts(refund) > 0);
  return sumOfParts({ lines: left, ...rest }) === 0 ? refunds : undefined;
}

/** Reduces the parts to the remaining amount: goodwill is cut first, then the delivery, then the last lines. */
export function capRefund({ lines, ...sums }: RefundParts, leftSom: number): RefundParts {
  const take = takeFrom(leftSom);
  return {
    lines: lines.map((line) => ({ ...line, amountSom: take(line.amountSom) })),
    deliverySom: take(sums.deliverySom),
    goodwillSom: take(sums.goodwillSom),
  };
}

/** Returns a function that takes amounts from a total until it is used up; it returns how much was taken. */
function takeFrom(totalSom: number): (wantedSom: number) => number {
  let leftSom = totalSom;
  return (wantedSom) => {
    const takenSom = Math.min(leftSom, wantedSom);
    leftSom -= takenSom;
    return takenSom;
  };
}
