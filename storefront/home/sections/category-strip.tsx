import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import './category-strip.css';

/** Phones: six categories in a scrollable strip, then a link to all; wide screens: all categories and that link, in ruled rows of seven. */
export function CategoryStrip() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  return (
    <nav className="strip" aria-label={t('categories')}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={category.href}>
              <Silhouette name={category.kind} size={56} />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
        <li className="strip-all">
          <Link to={links.catalog()}>
            <span>{t('content:home.all')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
