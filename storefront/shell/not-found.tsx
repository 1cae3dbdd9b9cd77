import { Link } from 'react-router';
import { Silhouette } from '#ui/silhouette.tsx';
import { usePage } from './page.ts';
import { SearchForm } from './search-form.tsx';
import { useShellData } from './shell-data.ts';
import './screens.css';

const shownCategories = 4;

/** The 404 page: search, four categories, ways out (ui.md 3.9). */
export function NotFound() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  return (
    <div className="container screen">
      <title>{`${t('notFound.title')} | Zarona`}</title>
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
      <div className="screen-ways">
        <Link to={links.catalog()}>{t('wholeCatalog')}</Link>
        <Link to={links.home()}>{t('error.toHome')}</Link>
      </div>
    </div>
  );
}
