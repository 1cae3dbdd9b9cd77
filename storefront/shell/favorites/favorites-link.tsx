import { Icon } from '#ui/pictures/icon.tsx';
import { useFavorites } from './favorites.ts';
import { Link } from '../navigation/link.tsx';
import { usePage } from '../page.ts';
import './favorites-link.css';

/** The link in the header from 992 px on: a heart, its text if there is room, and the number of favorites. */
export function SavedLink() {
  const { t, links } = usePage();
  return (
    <Link className="header-word header-saved" to={links.favorites()} aria-label={useLabel()}>
      <span className="header-saved-heart">
        <Icon name="heart" size={20} />
      </span>
      <span className="header-saved-word">{t('saved')}</span>
      <SavedCount separator={'\u00A0· '} />
    </Link>
  );
}

/** The link in the tab bar of a phone: the heart, the number, the text. */
export function SavedBarLink({ isHere }: { isHere: boolean }) {
  const { t, links } = usePage();
  return (
    <Link to={links.favorites()} aria-label={useLabel()} aria-current={isHere ? 'page' : undefined}>
      <span>{t('saved')}</span>{' '}
      <span className="bar-icon">
        <Icon name="heart" size={22} />
        <span className="bar-count">
          <SavedCount />
        </span>
      </span>
    </Link>
  );
}

function useLabel(): string | undefined {
  const { t } = usePage();
  const { ids } = useFavorites();
  return ids.length > 0 ? t('savedCount', { count: ids.length }) : undefined;
}

/** A user's number is rendered with the page; a guest's is set by CSS, before the first paint and later (GLB-7). */
export function SavedCount({ separator = '' }: { separator?: string }) {
  const { ids, isUser } = useFavorites();
  if (!isUser) return <span className="saved-count" data-separator={separator} />;
  return ids.length > 0 ? <span className="tabular">{separator + ids.length}</span> : null;
}
