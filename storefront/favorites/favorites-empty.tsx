import { buttonClass } from '#ui/controls/button.tsx';
import { Drawing } from '#ui/pictures/drawing.tsx';
import { Empty } from '#ui/empty.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';

/** The empty state of ui.md 3.9. */
export function FavoritesEmpty() {
  const { t, links } = usePage();
  const { user } = useShellData();
  return (
    <div className="container">
      <Empty drawing={<EmptyHanger />} title={t('favorites:empty')}>
        {user === null && <p className="ink-2 measure">{t('favorites:emptyHint')}</p>}
        <Link to={links.catalog()} className={buttonClass('primary')}>
          {t('favorites:toCatalog')}
        </Link>
      </Empty>
    </div>
  );
}

/** A jeweler's stand for earrings, without earrings. */
function EmptyHanger() {
  return (
    <Drawing width={144} height={112}>
      <path d="M72 20v76M48 96h48M40 104h64v-8H40z" />
      <path d="M24 28c16-12 32-12 48-8 16-4 32-4 48 8" />
      <path d="M24 28v6M120 28v6M24 40a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM120 40a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
      <path d="M72 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z" />
    </Drawing>
  );
}
