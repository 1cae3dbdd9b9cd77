import { Drawing } from '#ui/pictures/drawing.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { SearchForm } from '../sheets/search-form.tsx';
import { useShellData } from '../shell-data.ts';
import './screens.css';

const shownCategories = 4;

/** The 404 page: search, four categories, and other links (ui.md 3.9). */
export function NotFound() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  return (
    <div className="container screen">
      <title>{`${t('notFound.title')} | Zarona`}</title>
      {/* a loupe with nothing under it */}
      <Drawing width={96} height={96}>
        <circle cx="40" cy="40" r="30" />
        <path d="M61 61 90 90M24 40a16 16 0 0 1 16-16" />
      </Drawing>
      <h1 className="d2">{t('notFound.title')}</h1>
      <p className="lead ink-2 measure">{t('notFound.text')}</p>
      <SearchForm />
      <h2 className="h3">{t('notFound.popular')}</h2>
      <ul className="screen-categories">
        {categories.slice(0, shownCategories).map((category) => (
          <li key={category.id}>
            <Link to={category.href}>
              <Silhouette name={category.kind} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="screen-links">
        <Link to={links.catalog()}>{t('wholeCatalog')}</Link>
        <Link to={links.home()}>{t('error.toHome')}</Link>
      </div>
    </div>
  );
}
