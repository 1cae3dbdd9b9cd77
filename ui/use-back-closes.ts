import { useEffect, useRef } from 'react';

interface Overlay {
  close: () => void;
  /** Back has already taken its history entry away. */
  isLeft: boolean;
}

/** Open overlays, the innermost last: Back closes that one only. */
const opened: Overlay[] = [];
/** Steps back that we take ourselves and nobody else should hear of. */
let ownSteps = 0;

function onPop(event: PopStateEvent): void {
  const innermost = ownSteps > 0 ? undefined : opened.pop();
  if (ownSteps === 0 && !innermost) return;
  event.stopImmediatePropagation();
  if (!innermost) {
    ownSteps -= 1;
    return;
  }
  innermost.isLeft = true;
  innermost.close();
}

function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

/**
 * Gives an open overlay a history entry of its own: Back closes it and nothing else (ui.md GLB-3). The page's address
 * stays, and the router does not hear of it. A link inside the overlay should navigate with `replace`.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const overlay: Overlay = { close: () => latest.current(), isLeft: false };
    // the same function is added only once
    addEventListener('popstate', onPop, { capture: true });
    opened.push(overlay);
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : null), overlay: true }, '');
    return () => {
      if (overlay.isLeft) return;
      opened.splice(opened.indexOf(overlay), 1);
      // a navigation has already replaced the entry
      if (!isOverlayEntry()) return;
      ownSteps += 1;
      history.back();
    };
  }, [open]);
}
