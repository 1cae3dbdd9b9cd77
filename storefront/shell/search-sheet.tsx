import { useLocation } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from './link.tsx';
import { usePage } from './page.ts';
import { bringLiveSearch, SearchForm } from './search-form.tsx';
import { useSheet } from './use-sheet.ts';

/** Search as a sheet; without JavaScript the link leads to the field on the catalog's page. */
export function SearchSheet() {
  const { t, links } = usePage();
  const { key } = useLocation();
  const { isOpen, close, onPress } = useSheet();
  // what fails here is brought when the field has the focus
  const prepare = () => void bringLiveSearch().catch(() => undefined);
  return (
    <>
      <Link
        className="header-search"
        to={`${links.catalog()}#search`}
        aria-haspopup="dialog"
        onClick={onPress}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        <span className="header-search-word">{t('search')}</span>
      </Link>
      <Dialog open={isOpen} onClose={close} title={t('search')} closeLabel={t('close')} kind="full">
        {/* on another page one searches anew, however soon the sheet is opened again */}
        <SearchForm key={key} inSheet />
      </Dialog>
    </>
  );
}
