import { useEffect, useRef } from 'react';

/**
 * Gives an open overlay a history entry of its own: Back closes it and nothing else (ui.md GLB-3). The page's address
 * stays, and the router does not hear of it. A link inside the overlay should navigate with `replace`.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, overlay: true }, '');
    let closedByBack = false;
    const onPop = (event: PopStateEvent) => {
      closedByBack = true;
      event.stopImmediatePropagation();
      close.current();
    };
    addEventListener('popstate', onPop, { capture: true });
    return () => {
      removeEventListener('popstate', onPop, { capture: true });
      const { overlay } = (history.state ?? {}) as { overlay?: boolean }; // what we pushed above, or a router's own state
      if (closedByBack || !overlay) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, [open]);
}
