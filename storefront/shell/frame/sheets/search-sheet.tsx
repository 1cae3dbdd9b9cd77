import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { useLateSheet } from './use-late-sheet.ts';

const loadPanel = async () => {
  const [{ SearchPanel }] = await Promise.all([
    import('./search-panel.tsx'),
    // if this fails, the suggestions are loaded when the field has the focus
    import('#storefront/search/live-search.tsx').catch(() => undefined),
  ]);
  return SearchPanel;
};

/** Search as a sheet; without JavaScript its link opens the field on the catalog's page. */
export function SearchSheet() {
  const { t, links } = usePage();
  const { Sheet, sheetProps, prepare, onPress } = useLateSheet(loadPanel);
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
      {Sheet && <Sheet {...sheetProps} />}
    </>
  );
}
