/** A payment of an order, with what of it has not gone back, whole soʻm. */
export interface RefundablePayment {
  id: number;
  tender: number;
  leftSom: number;
}

/** What goes back, whole soʻm. */
export interface RefundParts {
  lines: readonly { orderLineId: number; amountSom: number }[];
  deliverySom: number;
  /** Given back in addition to lines and delivery, whole soʻm. */
  goodwillSom: number;
}

export interface PaymentRefund extends RefundParts {
  paymentId: number;
  tender: number;
}

export const sumOfParts = ({ lines, deliverySom, goodwillSom }: RefundParts): number =>
  lines.reduce((sum, line) => sum + line.amountSom, deliverySom + goodwillSom);

/**
 * Money goes back the way it came: from the first tender until nothing of it is left, then from the next. A piece may go back by two of
 * them, so a line may stand in two refunds. Undefined: no payment has so much.
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
      let open = leftSom;
      const take = (wantedSom: number): number => {
        const taken = Math.min(open, wantedSom);
        open -= taken;
        return taken;
      };
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

/** The same parts, cut to what is left: goodwill first, then the delivery, then the last lines. */
export function capRefund({ lines, ...sums }: RefundParts, leftSom: number): RefundParts {
  let open = leftSom;
  const take = (wantedSom: number): number => {
    const taken = Math.min(open, wantedSom);
    open -= taken;
    return taken;
  };
  return {
    lines: lines.map((line) => ({ ...line, amountSom: take(line.amountSom) })),
    deliverySom: take(sums.deliverySom),
    goodwillSom: take(sums.goodwillSom),
  };
}
