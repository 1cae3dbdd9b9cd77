import { Icon } from '#ui/pictures/icon.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { useLateSheet } from './use-late-sheet.ts';

const loadPanel = async () => {
  const [{ SearchPanel }] = await Promise.all([
    import('./search-panel.tsx'),
    // the suggestions come when the field has the focus, if not with it
    import('#storefront/search/live-search.tsx').catch(() => undefined),
  ]);
  return SearchPanel;
};

/** Search as a sheet; without JavaScript the link leads to the field on the catalog's page. */
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
