import { useEffect, useEffectEvent } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { startFeed } from '../feed/feed.ts';
import { addressOf, type News } from './news.ts';
import { markNewsRead, startNews, useNews } from './news-store.ts';
import { ring } from './ring.ts';
import '../../kit/action-menu.css';
import './bell.css';

/** New orders, calls, requests to approve, arrivals and notes that mention the user, since the list was last opened. */
export function Bell({ staffId }: { staffId: number }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const news = useNews();
  const wordsOf = ({ kind, id }: News) => t(`bo-shell:bell.news.${kind}`, { id: id.replace(/^\w+\//, '') });
  const onRing = useEffectEvent((one: News) => ring(wordsOf(one), () => void navigate(addressOf(one))));
  useEffect(() => {
    startFeed();
    return startNews(staffId, (one) => onRing(one));
  }, [staffId]);
  const unread = news.filter(({ isRead }) => !isRead).length;
  return (
    <MenuTrigger onOpenChange={(isOpen) => !isOpen && markNewsRead()}>
      <Button className="icon-button bell" aria-label={t('bo-shell:bell.label', { count: unread })}>
        <Icon name="bell" size={20} />
        {unread > 0 && <span className="bell-count">{unread}</span>}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          renderEmptyState={() => <p className="bell-empty">{t('bo-shell:bell.empty')}</p>}
        >
          {news.map((one) => (
            <MenuItem
              key={`${one.kind} ${one.id}`}
              id={`${one.kind} ${one.id}`}
              className="menu-item"
              textValue={wordsOf(one)}
              onAction={() => void navigate(addressOf(one))}
            >
              {one.isRead ? wordsOf(one) : <b>{wordsOf(one)}</b>}
              <span className="menu-reason ink-2">
                {formatInstant(new Date(one.at).toISOString(), language)}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
