import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { EmptyBox } from './empty-box.tsx';

export function CartEmpty({ undo }: { undo: ReactNode }) {
  const { t, links } = usePage();
  return (
    <div className="container">
      <h1 className="visually-hidden">{t('cart:title')}</h1>
      <Empty drawing={<EmptyBox />} title={t('cart:empty')}>
        {undo}
        <p className="ink-2 measure">{t('cart:emptyHint')}</p>
        <p className="cart-empty-links">
          <Link to={links.catalog()} className={buttonClass('primary')}>
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
