import { Icon } from '#ui/pictures/icon.tsx';
import { closedAnnouncement } from '../theme/before-paint.ts';
import { usePage } from '../../page.ts';
import './announcement.css';

const monthSeconds = 30 * 24 * 60 * 60;

/** One message, closable. Pages are shared between visitors, so the one who closed it gets it hidden before the first paint. */
export function Announcement() {
  const { t } = usePage();
  const close = () => {
    document.cookie = `${closedAnnouncement}; Path=/; Max-Age=${monthSeconds}; SameSite=Lax`;
    document.documentElement.dataset['announcement'] = 'closed';
  };
  return (
    <aside className="announcement" aria-label={t('announcementLabel')}>
      <p>
        {t('announcement')}
        <span className="announcement-more">, {t('announcementMore')}</span>
      </p>
      <button type="button" onClick={close} aria-label={t('closeAnnouncement')}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
