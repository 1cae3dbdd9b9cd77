import { Link } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { usePage } from './page.ts';
import { SearchForm } from './search-form.tsx';
import { useShellData } from './shell-data.ts';
import { useSheet } from './use-sheet.ts';

/** Search as a sheet; without JavaScript the link leads to the field on the catalog's page. */
export function SearchSheet() {
  const { t, links } = usePage();
  const { categories } = useShellData();
  const { isOpen, close, onPress } = useSheet();
  return (
    <>
      <Link
        className="header-search"
        to={`${links.catalog()}#search`}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <Icon name="search" />
        <span className="header-search-word">{t('search')}</span>
      </Link>
      <Dialog open={isOpen} onClose={close} title={t('search')} closeLabel={t('close')}>
        <SearchForm inSheet />
        <ul className="search-ways">
          {categories.slice(0, 8).map((category) => (
            <li key={category.id}>
              <Link to={category.href} replace>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
