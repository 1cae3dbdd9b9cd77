import type { OrderSummary } from '#contract/order.ts';
import { dayOf, formatDate } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { NextStepLine } from '#storefront/order/next-step-line.tsx';
import { OrderStateWord } from '#storefront/order/order-states.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** An order in a list: its pictures overlapping, state, next step, number, day and total (ui.md 3.10). */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t, language, links } = usePage();
  return (
    <li>
      <Link className="order-row" to={links.order(order.number)}>
        <Thumbs images={order.images} />
        <span className="order-row-text">
          <OrderStateWord state={order.state} />
          <span className="small">
            <NextStepLine order={order} />
          </span>
          <span className="order-row-which meta ink-2 tabular">
            <span>{order.number}</span>
            <span>{formatDate(dayOf(order.createdAt), language)}</span>
          </span>
        </span>
        <span className="order-row-sum">
          <span className="price-m">{formatSom(order.total, language)}</span>
          <span className="meta ink-2 tabular">
            {t('profile:orders.pieces', { count: order.pieceCount })}
          </span>
        </span>
      </Link>
    </li>
  );
}

function Thumbs({ images }: Pick<OrderSummary, 'images'>) {
  const placeholder = <Silhouette name="rings" size={28} />;
  // two pieces of one model have one picture
  const urls = [...new Set(images.map(({ url }) => url))];
  return (
    <span className="order-row-images" aria-hidden="true">
      {urls.length === 0 && (
        <span className="picture">
          <Missing alt="">{placeholder}</Missing>
        </span>
      )}
      {urls.map((url) => (
        <Picture key={url} url={url} alt="" sizes="64px" priority="eager" placeholder={placeholder} />
      ))}
    </span>
  );
}
