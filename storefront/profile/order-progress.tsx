import { dayOf, formatDate, formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import { NextStepLine } from './next-step-line.tsx';
import { isOver } from './next-step.ts';
import type { OrderDetail } from './order-detail.ts';
import { OrderStateWord } from './order-states.tsx';
import { useFocusOn } from './use-focus-on.ts';

/** Where the order is, in a sentence, when it comes, and every step behind it with its day (ORD-1, ORD-5). */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t, language } = usePage();
  const heading = useFocusOn<HTMLHeadingElement>(order.state);
  return (
    <section className="order-progress" aria-labelledby="order-progress">
      <h2 className="h2" id="order-progress" ref={heading} tabIndex={-1}>
        <OrderStateWord state={order.state} />
      </h2>
      <p className="measure">
        {t(`profile:stateSays.${order.state}`)}
        {order.reservedUntil !== null && order.state === 'PENDING_PAYMENT' && (
          <> {t('profile:order.heldUntil', { time: formatTime(order.reservedUntil) })}</>
        )}
      </p>
      {!isOver(order.state) && order.state !== 'PENDING_PAYMENT' && (
        <p className="order-next-step">
          <NextStepLine order={order} />
        </p>
      )}
      <ol className="order-steps">
        {order.events.toReversed().map(({ at, state }) => (
          <li key={`${at} ${state}`}>
            <span>{t(`profile:state.${state}`)}</span>
            <time className="meta ink-2 tabular" dateTime={at}>
              {formatDate(dayOf(at), language)}, {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
