import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';

/** Shown only if there is more than one page. `page` counts from 0. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const { t, links } = usePage();
  if (pages <= 1 && page === 0) return null;
  const hrefOf = (number: number) => links.favorites(number === 0 ? '' : `page=${number + 1}`);
  return (
    <nav className="container favorites-links" aria-label={t('favorites:pages')}>
      {page > 0 && <Link to={hrefOf(page - 1)}>{t('favorites:newer')}</Link>}
      {page + 1 < pages && <Link to={hrefOf(page + 1)}>{t('favorites:older')}</Link>}
    </nav>
  );
}
