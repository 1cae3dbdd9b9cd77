import { Link } from 'react-router';
import type { OrderSummary } from '#contract/order.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { Silhouette } from '#ui/silhouette.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { isOver, OrderStateWord } from './order-states.tsx';
import './order-row.css';

/** An order in a list: its pieces one over the other, state, day, sum, and what comes next (ui.md 3.10). */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t, language, links } = usePage();
  return (
    <li>
      <Link className="order-row" to={links.order(order.number)}>
        <span className="order-row-images" aria-hidden="true">
          {order.images.map(({ url }) => (
            <Picture
              key={url}
              url={url}
              alt=""
              sizes="64px"
              priority="eager"
              placeholder={<Silhouette name="rings" size={28} />}
            />
          ))}
        </span>
        <span className="order-row-text">
          <OrderStateWord state={order.state} />
          <span className="meta ink-2 tabular">
            {t('profile:orders.row', {
              number: order.number,
              date: formatDay(dayOf(order.createdAt), language),
              count: order.pieceCount,
            })}
          </span>
          {!isOver(order.state) && (
            <span className="meta ink-2">
              {t(`profile:orders.next.${order.fulfillmentKind}`, {
                from: formatDay(order.promisedFrom, language),
                to: formatDay(order.promisedTo, language),
              })}
            </span>
          )}
        </span>
        <span className="order-row-sum price-m">{formatSom(order.total, language)}</span>
      </Link>
    </li>
  );
}
