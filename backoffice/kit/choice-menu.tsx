import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '#ui/pictures/icon.tsx';
import './action-menu.css';

interface Props {
  label: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  /** Whether one or several may be chosen. */
  mode?: 'single' | 'multiple';
  /** Omits the chosen values from the button, because its label already contains them. */
  isPlain?: boolean;
  onChange: (chosen: string[]) => void;
}

/** A filter of a list: a button with its name and the chosen values, which opens the choices. */
export function ChoiceMenu({ label, options, chosen, mode = 'multiple', isPlain = false, onChange }: Props) {
  const names = isPlain ? [] : options.filter(({ id }) => chosen.includes(id)).map((one) => one.label);
  return (
    <MenuTrigger>
      <Button className={isPlain ? 'filter filter-plain' : names.length > 0 ? 'filter filter-on' : 'filter'}>
        <span>{names.length > 0 ? `${label}: ${names.join(', ')}` : label}</span>
        <Icon name="chevron" size={14} />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          className="menu"
          selectionMode={mode}
          selectedKeys={chosen}
          onSelectionChange={(keys) => {
            if (keys !== 'all') onChange([...keys].map(String));
          }}
        >
          {options.map((one) => (
            <MenuItem key={one.id} id={one.id} className="menu-item menu-choice" textValue={one.label}>
              {({ isSelected }) => (
                <>
                  <span className="menu-mark">{isSelected && <Icon name="check" size={16} />}</span>
                  {one.label}
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
