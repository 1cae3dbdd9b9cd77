import type { ReactNode } from 'react';
import { phoneHref } from '#ui/contact-links.ts';
import { dayOf, formatDate } from '#ui/dates.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { groupDays } from '#storefront/shell/opening-hours.ts';
import { usePage } from '#storefront/shell/page.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import type { OrderDetail, OrderStore } from './order-detail.ts';

/** Destination and recipient, payment, and receipts. */
export function OrderReceipt({ order }: { order: OrderDetail }) {
  const { t } = usePage();
  const { pickup, address, recipient, method, paymentState, receipts } = order;
  const rows: (readonly [term: string, value: ReactNode])[] = [
    ...(pickup === null ? [] : [[t('order:store'), <Store key="store" store={pickup} />] as const]),
    ...(address === null ? [] : [[t('order:address'), address] as const]),
    ...(recipient === null
      ? []
      : [[t('order:recipient'), `${recipient.name}, ${formatPhone(recipient.phone)}`] as const]),
    [t('order:method'), t(`checkout:method.${method}`)],
    // before anything is paid, the method is enough
    ...(paymentState === 'NONE'
      ? []
      : [[t('order:payment'), t(`order:paymentState.${paymentState}`)] as const]),
    ...(receipts.length === 0
      ? []
      : [[t('order:receipts'), <Receipts key="receipts" receipts={receipts} />] as const]),
  ];
  return (
    <section className="order-receipt" aria-labelledby="order-receipt">
      <h2 className="h2" id="order-receipt">
        {t('order:receipt')}
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

function Store({ store }: { store: OrderStore }) {
  const { t } = usePage();
  const day = (one: number): string => t(`order:weekdays.d${one}`);
  return (
    <>
      {store.name}, {store.address}
      <ul className="order-hours small ink-2 tabular" aria-label={t('order:hours')}>
        {groupDays(store.hours).map(({ from, to, hours }) => (
          <li key={from}>
            {from === 1 && to === 7 ? t('order:daily') : from === to ? day(from) : `${day(from)}–${day(to)}`}{' '}
            {hours ?? t('order:dayOff')}
          </li>
        ))}
      </ul>
      <span className="order-store-links">
        <a href={phoneHref(store.phone)}>{store.phone}</a>
        <Link to={store.href}>{t('order:map')}</Link>
      </span>
    </>
  );
}

function Receipts({ receipts }: Pick<OrderDetail, 'receipts'>) {
  const { t, language } = usePage();
  return (
    <ul>
      {receipts.map(({ kind, url, at }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            {t(`order:receipt${kind}`, { day: formatDate(dayOf(at), language) })}
          </a>
        </li>
      ))}
    </ul>
  );
}
