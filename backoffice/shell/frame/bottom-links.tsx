import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { isWithin, type Section } from '../sections.ts';
import { openScan } from '../scan/open-scan.ts';
import { SectionIcon, ScanIcon } from './section-icon.tsx';
import '../../kit/action-menu.css';

/** The first links of a phone's bottom bar; the scan button comes after the first one. Other sections are in the menu. */
const linked: readonly Section['name'][] = ['today', 'orders', 'pieces'];

/** The bottom bar on phones: Today, Scan, Orders, Pieces, and a menu of the others. */
export function BottomLinks({ sections }: { sections: readonly Section[] }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const shown = sections.filter(({ name }) => linked.includes(name));
  const rest = sections.filter((section) => !shown.includes(section));
  const links = shown.map((section) => (
    <Link
      key={section.path}
      to={section.path}
      className="bottom-link"
      aria-current={isWithin(section, pathname) ? 'page' : undefined}
    >
      <SectionIcon name={section.name} size={20} />
      {t(`bo-shell:section.${section.name}`)}
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
      {rest.length > 0 && (
        <MoreSections sections={rest} isHere={rest.some((section) => isWithin(section, pathname))} />
      )}
    </>
  );
}

function MoreSections({ sections, isHere }: { sections: readonly Section[]; isHere: boolean }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <MenuTrigger>
      <Button className={isHere ? 'bottom-link bottom-here' : 'bottom-link'}>
        <Icon name="menu" size={20} />
        {t('bo-shell:moreSections')}
      </Button>
      <Popover className="popover" placement="top end">
        <Menu className="menu">
          {sections.map(({ path, name }) => (
            <MenuItem key={path} id={path} className="menu-item" onAction={() => void navigate(path)}>
              {t(`bo-shell:section.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
