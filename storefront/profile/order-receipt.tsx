import type { ReactNode } from 'react';
import { usePage } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { OrderDetail } from './order-detail.ts';

/** Where and who receives it, and how it is paid. */
export function OrderReceipt({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  const { store, storePhone, address, recipient, method, paymentState } = order;
  const rows: [string, ReactNode][] = [
    store === null
      ? [t('profile:order.address'), address]
      : [t('profile:order.store'), <Store key="store" store={store} phone={storePhone} />],
    ...(recipient === null
      ? []
      : [
          [t('profile:order.recipient'), `${recipient.name}, ${formatPhone(recipient.phone)}`] as [
            string,
            ReactNode,
          ], // a pair, not a list
        ]),
    [t('profile:order.method'), t(`checkout:method.${method}`)],
  ];
  // before anything is paid the method says it all
  if (paymentState !== 'NONE')
    rows.push([t('profile:order.payment'), t(`profile:paymentState.${paymentState}`)]);
  return (
    <section className="order-receipt" aria-labelledby="order-receipt">
      <h2 className="h2" id="order-receipt">
        {t('profile:order.receipt')}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Store({ store, phone }: { store: string; phone: string | null }) {
  return (
    <>
      {store}
      {phone !== null && (
        <a className="order-call" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      )}
    </>
  );
}
