import { useEffect, useRef } from 'react';

interface Overlay {
  close: () => void;
  left: () => void;
  /** Whether Back has already removed its history entry. */
  isLeft: boolean;
}

/** Open overlays, the innermost last: Back closes only that one. */
const opened: Overlay[] = [];
/** Callbacks after Back navigations made by this code, which are hidden from all other listeners. */
const ownSteps: (() => void)[] = [];

function onPop(event: PopStateEvent): void {
  const afterOwn = ownSteps.shift();
  const innermost = afterOwn ? undefined : opened.pop();
  if (!afterOwn && !innermost) return;
  event.stopImmediatePropagation();
  afterOwn?.();
  if (!innermost) return;
  innermost.isLeft = true;
  innermost.close();
  innermost.left();
}

function isOverlayEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

/**
 * Gives an open overlay a history entry: Back closes it and nothing else (ui.md GLB-3). The page's address does not change, and the router
 * is not notified. A link inside the overlay should navigate with `replace`. `onLeft`: called when the entry is removed and the page's own
 * is the current one again.
 */
export function useBackCloses(open: boolean, onClose: () => void, onLeft?: () => void): void {
  const latest = useRef({ onClose, onLeft });
  useEffect(() => {
    latest.current = { onClose, onLeft };
  });
  useEffect(() => {
    if (!open) return;
    const left = () => latest.current.onLeft?.();
    const overlay: Overlay = { close: () => latest.current.onClose(), left, isLeft: false };
    // adding the same function twice has no effect
    addEventListener('popstate', onPop, { capture: true });
    opened.push(overlay);
    const state: unknown = history.state;
    history.pushState({ ...(typeof state === 'object' ? state : null), overlay: true }, '');
    return () => {
      if (overlay.isLeft) return;
      opened.splice(opened.indexOf(overlay), 1);
      // a navigation has already replaced the entry
      if (!isOverlayEntry()) return;
      ownSteps.push(left);
      history.back();
    };
  }, [open]);
}
