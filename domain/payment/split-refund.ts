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
}

export interface PaymentRefund extends RefundParts {
  paymentId: number;
  tender: number;
}

/**
 * Money goes back the way it came: from the first tender until nothing of it is left, then from the next. A piece may go back by two of
 * them, so a line may stand in two refunds. Undefined: no payment has so much.
 */
export function splitRefund(
  payments: readonly RefundablePayment[],
  { lines, deliverySom }: RefundParts,
): PaymentRefund[] | undefined {
  const left = lines.map((line) => ({ ...line }));
  const rest = { deliverySom };
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
      const delivery = take(rest.deliverySom);
      rest.deliverySom -= delivery;
      return {
        paymentId: id,
        tender,
        lines: taken.filter(({ amountSom }) => amountSom > 0),
        deliverySom: delivery,
      };
    })
    .filter((refund) => refund.lines.length > 0 || refund.deliverySom > 0);
  const isWhole = rest.deliverySom === 0 && left.every(({ amountSom }) => amountSom === 0);
  return isWhole ? refunds : undefined;
}
