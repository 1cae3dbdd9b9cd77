import type { ReactNode } from 'react';
import { buttonClass } from '#ui/controls/button.tsx';
import { formatTime } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Empty } from '#ui/empty.tsx';
import type { JustPlaced } from '#storefront/shell/navigation/just-placed.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EmptyBox } from './empty-box.tsx';

export function CartEmpty({ undo, placed }: { undo: ReactNode; placed: JustPlaced | null }) {
  const { t, links } = usePage();
  return (
    <div className="container">
      <h1 className="visually-hidden">{t('cart:title')}</h1>
      <Empty drawing={<EmptyBox />} title={t('cart:empty')}>
        {undo}
        {placed && <Placed order={placed} />}
        {!placed && <p className="ink-2 measure">{t('cart:emptyHint')}</p>}
        <p className="cart-empty-links">
          <Link to={links.catalog()} className={buttonClass(placed ? 'secondary' : 'primary')}>
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

/** The pieces are not lost: they are in an order, which may still have to be paid. */
function Placed({ order }: { order: JustPlaced }) {
  const { t, language } = usePage();
  const { number, total, reservedUntil, isUnpaid, href } = order;
  return (
    <>
      <p className="measure" role="status">
        {t(isUnpaid ? 'cart:placed.waits' : 'cart:placed.done', { number })}{' '}
        {isUnpaid && reservedUntil !== null && t('cart:placed.until', { time: formatTime(reservedUntil) })}
      </p>
      <Link to={href} className={buttonClass('primary')}>
        {isUnpaid ? t('cart:placed.pay', { sum: formatSom(total, language) }) : t('cart:placed.open')}
      </Link>
    </>
  );
}
