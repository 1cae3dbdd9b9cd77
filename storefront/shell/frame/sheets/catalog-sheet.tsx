import { useEffect, useRef, type RefObject } from 'react';
import { useBackCloses } from '#ui/overlays/use-back-closes.ts';
import { Link } from '../../navigation/link.tsx';
import { usePage } from '../../page.ts';
import { useLateSheet } from './use-late-sheet.ts';

const loadPanel = async () => (await import('./catalog-panel.tsx')).loadCatalogPanel();

/** The wide sheet under the header of a desktop; without JavaScript the link opens the catalog. */
export function CatalogSheet() {
  const { t, links } = usePage();
  const { Sheet, sheetProps, prepare, onPress } = useLateSheet(loadPanel);
  const { open: isOpen, onClose: close } = sheetProps;
  const place = useRef<HTMLDivElement>(null);
  const leave = () => {
    // the focused element is about to be removed
    if (place.current?.contains(document.activeElement)) place.current.querySelector('a')?.focus();
    close();
  };
  useBackCloses(isOpen, leave);
  useLeaving(place, isOpen, { close, leave });
  return (
    <div ref={place}>
      <Link
        to={links.catalog()}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'catalog-sheet' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={onPress}
      >
        {t('catalog')}
      </Link>
      {Sheet && <Sheet {...sheetProps} />}
    </div>
  );
}

/** Closes it on Esc, on a press outside, or when the focus leaves it; Esc returns the focus. */
function useLeaving(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { close, leave }: { close: () => void; leave: () => void },
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  });
}
