import { useEffect, type RefObject } from 'react';

/** px */
const hidesAfter = 120;
const returnsAfter = 8;

/**
 * Hides the header when scrolling down and shows it when scrolling up; never hides it while it contains the focus
 * (GLB-1). The state is an attribute of the document, so that sticky elements below the header can follow
 * (`--header-bottom`).
 */
export function useHeaderHiding(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = window.scrollY;
    let deepest = last;
    const show = () => {
      delete dataset['header'];
    };
    const onScroll = () => {
      const now = window.scrollY;
      if (now > last) {
        deepest = now;
        if (now > hidesAfter && !header.current?.contains(document.activeElement))
          dataset['header'] = 'hidden';
      } else if (deepest - now >= returnsAfter) show();
      last = now;
    };
    const element = header.current;
    element?.addEventListener('focusin', show);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element?.removeEventListener('focusin', show);
      window.removeEventListener('scroll', onScroll);
      show();
    };
  }, [header]);
}
