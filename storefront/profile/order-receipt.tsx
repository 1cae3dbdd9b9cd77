import { usePage } from '#storefront/shell/page.ts';
import type { OrderDetail } from './order-detail.ts';

/** How it is received and paid. */
export function OrderReceipt({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  const rows = [
    { term: t('profile:order.where'), value: order.store ?? order.address },
    { term: t('profile:order.method'), value: t(`checkout:method.${order.method}`) },
    { term: t('profile:order.paid'), value: t(`profile:paymentState.${order.paymentState}`) },
  ];
  return (
    <section className="order-receipt" aria-labelledby="order-receipt">
      <h2 className="h2" id="order-receipt">
        {t('profile:order.receipt')}
      </h2>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
