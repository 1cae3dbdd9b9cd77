import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { NavLink, useNavigate } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import type { Room } from '../rooms.ts';
import '../../kit/action-menu.css';

/** How many links fit on a phone. */
const placesInBar = 5;

/** The bar at the bottom of a phone: the first rooms, and a menu of the others when they do not all fit. */
export function BottomLinks({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useWords();
  const shown = rooms.length > placesInBar ? rooms.slice(0, placesInBar - 1) : rooms;
  const rest = rooms.slice(shown.length);
  return (
    <>
      {shown.map(({ path, name, icon }) => (
        <NavLink key={path} to={path} className="bottom-link">
          <Icon name={icon} size={20} />
          {t(`bo-shell:room.${name}`)}
        </NavLink>
      ))}
      {rest.length > 0 && <MoreRooms rooms={rest} />}
    </>
  );
}

function MoreRooms({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <MenuTrigger>
      <Button className="bottom-link">
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
