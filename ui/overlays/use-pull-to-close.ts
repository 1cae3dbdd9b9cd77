import { useRef, type PointerEvent } from 'react';

/** A sheet pulled farther than this share of its height closes (ui.md 3.7). */
const farEnough = 0.25;
/** A pull that ends faster than this, px/s, also closes it. */
const fastEnough = 600;

export function closesSheet(pulledPx: number, heightPx: number, speedPxPerSecond: number): boolean {
  return pulledPx > heightPx * farEnough || (pulledPx > 0 && speedPxPerSecond > fastEnough);
}

interface Pull {
  startY: number;
  lastY: number;
  lastAt: number;
  /** px/s, downwards. */
  speed: number;
}

/** Handlers for the head of a bottom sheet: it follows the finger exactly and closes when pulled down. */
export function usePullToClose(sheet: () => HTMLElement | null, onClose: () => void) {
  const pull = useRef<Pull | null>(null);
  const moveTo = (distance: number | null) => {
    const style = sheet()?.style;
    style?.setProperty('transition', distance === null ? '' : 'none');
    style?.setProperty('transform', distance === null ? '' : `translateY(${distance}px)`);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (
        event.pointerType === 'mouse' ||
        (event.target instanceof Element && event.target.closest('button'))
      )
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { startY: event.clientY, lastY: event.clientY, lastAt: event.timeStamp, speed: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = pull;
      if (!current) return;
      const elapsedMs = Math.max(event.timeStamp - current.lastAt, 1);
      current.speed = ((event.clientY - current.lastY) / elapsedMs) * 1000;
      current.lastY = event.clientY;
      current.lastAt = event.timeStamp;
      moveTo(Math.max(0, event.clientY - current.startY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = pull;
      if (!current) return;
      pull.current = null;
      moveTo(null);
      const height = sheet()?.offsetHeight ?? 0;
      if (closesSheet(event.clientY - current.startY, height, current.speed)) onClose();
    },
    onPointerCancel() {
      pull.current = null;
      moveTo(null);
    },
  };
}
