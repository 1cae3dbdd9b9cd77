import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { isWithin, type Room } from '../rooms.ts';
import { openScan } from '../scan/open-scan.ts';
import { RoomIcon, ScanIcon } from './room-icon.tsx';
import '../../kit/action-menu.css';

/** The first links of a phone's bottom bar; the scan button comes after the first one. Other sections are in the menu. */
const usual: readonly Room['name'][] = ['today', 'orders', 'pieces'];

/** The bottom bar on phones: Today, Scan, Orders, Pieces, and a menu of the others. */
export function BottomLinks({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const shown = rooms.filter(({ name }) => usual.includes(name));
  const rest = rooms.filter((room) => !shown.includes(room));
  const links = shown.map((room) => (
    <Link
      key={room.path}
      to={room.path}
      className="bottom-link"
      aria-current={isWithin(room, pathname) ? 'page' : undefined}
    >
      <RoomIcon name={room.name} size={20} />
      {t(`bo-shell:room.${room.name}`)}
    </Link>
  ));
  return (
    <>
      {links.slice(0, 1)}
      <button type="button" className="bottom-link" onClick={openScan}>
        <ScanIcon size={20} />
        {t('bo-shell:scan.short')}
      </button>
      {links.slice(1)}
      {rest.length > 0 && <MoreRooms rooms={rest} isHere={rest.some((room) => isWithin(room, pathname))} />}
    </>
  );
}

function MoreRooms({ rooms, isHere }: { rooms: readonly Room[]; isHere: boolean }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <MenuTrigger>
      <Button className={isHere ? 'bottom-link bottom-here' : 'bottom-link'}>
        <Icon name="menu" size={20} />
        {t('bo-shell:moreRooms')}
      </Button>
      <Popover className="popover" placement="top end">
        <Menu className="menu">
          {rooms.map(({ path, name }) => (
            <MenuItem key={path} id={path} className="menu-item" onAction={() => void navigate(path)}>
              {t(`bo-shell:room.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
