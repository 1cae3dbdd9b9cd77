import { Icon } from '#ui/pictures/icon.tsx';
import { closedAnnouncement } from '../theme/before-paint.ts';
import { usePage } from '../../page.ts';
import { useShellData } from '../shell-data.ts';
import './announcement.css';

const monthSeconds = 30 * 24 * 60 * 60;

/** A message that can be closed. Pages are cached for all visitors, so for a visitor who closed it, it is hidden before the first paint. */
export function Announcement() {
  const { t } = usePage();
  const { announcement } = useShellData().shop;
  if (announcement === '') return null;
  const [short, ...more] = announcement.split(',');
  const close = () => {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${closedAnnouncement()}; Path=/; Max-Age=${monthSeconds}; SameSite=Lax${secure}`;
    document.documentElement.dataset['announcement'] = 'closed';
  };
  return (
    <aside className="announcement" aria-label={t('announcementLabel')}>
      <p>
        {short}
        {more.length > 0 && <span className="announcement-more">{`,${more.join(',')}`}</span>}
      </p>
      <button type="button" onClick={close} aria-label={t('closeAnnouncement')}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
