import { Icon } from '#ui/pictures/icon.tsx';
import { usePage } from '../../page.ts';
import { useLateSheet } from './use-late-sheet.ts';

const loadPanel = async () => (await import('./menu-panel.tsx')).MenuPanel;

/** The menu on phones; without JavaScript its link jumps to the same list in the footer. */
export function MenuSheet() {
  const { t } = usePage();
  const { Sheet, sheetProps, prepare, onPress } = useLateSheet(loadPanel);
  return (
    <>
      <a
        className="header-icon"
        href="#menu"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={onPress}
      >
        <Icon name="menu" />
      </a>
      {Sheet && <Sheet {...sheetProps} />}
    </>
  );
}
