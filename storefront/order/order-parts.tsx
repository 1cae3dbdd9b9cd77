import { OrderPieces } from '#storefront/checkout/after/order-pieces.tsx';
import { OrderReviews } from '#storefront/reviews/order-reviews.tsx';
import type { OrderOutcome } from './change-order.ts';
import type { LoadedOrder } from './load-detail.ts';
import { OrderCancel, OrderPay, OrderRepeat, OrderNotice } from './order-actions.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderRules } from './order-rules.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ProofForm } from '#storefront/shell/proof-form.tsx';

interface Props extends LoadedOrder {
  outcome: OrderOutcome | undefined;
  /** The token of the link with which a guest opened the page. */
  token?: string;
}

/** All parts of an order: the same for its user and for its link. */
export function OrderParts({ order, reviews, options, outcome, token }: Props) {
  return (
    <>
      <OrderNotice outcome={outcome} />
      <OrderTimeline order={order} />
      <OrderPay order={order} options={options} />
      {!order.proven && <ProofForm problem={outcome?.digitsProblem} />}
      <div className="order-bought">
        <OrderPieces order={order} />
        <OrderRepeat order={order} />
      </div>
      <OrderReviews reviews={reviews} order={order} {...(token !== undefined && { token })} />
      <OrderReceipt order={order} />
      <OrderRules order={order} />
      <OrderCancel order={order} />
    </>
  );
}
