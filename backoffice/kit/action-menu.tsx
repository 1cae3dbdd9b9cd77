import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '#ui/pictures/icon.tsx';
import './action-menu.css';

interface MenuAction {
  id: string;
  label: string;
  /** Why it is not possible now: the action is listed as disabled, with this text. */
  reason?: string | undefined;
  onAction: () => void;
}

/** A button that opens a menu of actions. */
export function ActionMenu({ label, actions }: { label: string; actions: MenuAction[] }) {
  return (
    <MenuTrigger>
      <Button className="button button-secondary">
        {label}
        <Icon name="chevron" size={16} />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          disabledKeys={actions.filter(({ reason }) => reason !== undefined).map(({ id }) => id)}
        >
          {actions.map(({ id, label: words, reason, onAction }) => (
            <MenuItem key={id} id={id} className="menu-item" textValue={words} onAction={onAction}>
              {words}
              {reason !== undefined && <span className="menu-reason">{reason}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
