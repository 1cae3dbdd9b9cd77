import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Empty } from '#ui/empty.tsx';
import type { UnpaidOrder } from '#storefront/shell/unpaid-order.ts';
import { usePage } from '#storefront/shell/page.ts';
import { EmptyBox } from './empty-box.tsx';

export function CartEmpty({ undo, unpaid }: { undo: ReactNode; unpaid: UnpaidOrder | null }) {
  const { t, links } = usePage();
  return (
    <div className="container">
      <h1 className="visually-hidden">{t('cart:title')}</h1>
      <Empty drawing={<EmptyBox />} title={t('cart:empty')}>
        {undo}
        {unpaid && <Unpaid order={unpaid} />}
        {!unpaid && <p className="ink-2 measure">{t('cart:emptyHint')}</p>}
        <p className="cart-empty-links">
          <Link to={links.catalog()} className={buttonClass(unpaid ? 'secondary' : 'primary')}>
            {t('cart:toCatalog')}
          </Link>
          <Link to={links.catalog('sort=new')} className={buttonClass('text')}>
            {t('cart:toNew')}
          </Link>
        </p>
      </Empty>
    </div>
  );
}

/** The pieces are not lost: they are in an order that waits for its payment. */
function Unpaid({ order }: { order: UnpaidOrder }) {
  const { t, language } = usePage();
  const { number, total, reservedUntil, href } = order;
  return (
    <>
      <p className="measure" role="status">
        {t('cart:unpaid.waits', { number })}{' '}
        {reservedUntil !== null && t('cart:unpaid.until', { time: formatTime(reservedUntil) })}
      </p>
      <Link to={href} className={buttonClass('primary')}>
        {t('cart:unpaid.pay', { sum: formatSom(total, language) })}
      </Link>
    </>
  );
}
