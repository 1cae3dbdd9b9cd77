import { dayOf, formatDay, formatTime } from '#ui/dates.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { OrderDetail } from './order-detail.ts';
import { isOver, OrderStateWord } from './order-states.tsx';

/** Where the order is, in a sentence, when it comes, and every step behind it with its day (ORD-1, ORD-5). */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const { t, language } = usePage();
  const [from, to] = [formatDay(order.promisedFrom, language), formatDay(order.promisedTo, language)];
  const kind = order.store === null ? 'DELIVERY' : 'PICKUP';
  return (
    <section className="order-progress" aria-labelledby="order-progress">
      <h2 className="h2" id="order-progress">
        <OrderStateWord state={order.state} />
      </h2>
      <p className="measure">{t(`profile:stateSays.${order.state}`)}</p>
      {!isOver(order.state) && <p>{t(`profile:orders.next.${kind}`, { from, to })}</p>}
      {order.reservedUntil !== null && order.state === 'PENDING_PAYMENT' && (
        <p>{t('profile:order.heldUntil', { time: formatTime(order.reservedUntil) })}</p>
      )}
      <ol className="order-steps">
        {order.events.toReversed().map(({ at, state }) => (
          <li key={`${at} ${state}`}>
            <span>{t(`profile:state.${state}`)}</span>
            <time className="meta ink-2 tabular" dateTime={at}>
              {formatDay(dayOf(at), language)}, {formatTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
