import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFingers } from './use-fingers.ts';
import { clampedTo, movedBy, stepped, wholeView, type Point, type ZoomView } from './zoom-view.ts';

/**
 * Zooms and moves a picture by pinch, double tap, drag and wheel. `onSwipe` is called when a picture shown whole is
 * swiped to a side. `step` and `push` do the same for keys and buttons (WCAG 2.5.7).
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholeView);
  const keep = (next: ZoomView) => {
    if (!stage.current || !picture.current) return;
    setView(clampedTo(next, sidesOf(picture.current), sidesOf(stage.current)));
  };
  const pointOf = (place: { clientX: number; clientY: number }) => pointIn(stage.current, place);
  useWheel(stage, (event) => keep(stepped(view, event.deltaY < 0 ? 1 : -1, pointOf(event))));
  const handlers = useFingers({ view, pointOf, onView: keep, onLoose: setView, onSwipe });
  return {
    view,
    stage,
    picture,
    handlers,
    step: (direction: 1 | -1) => keep(stepped(view, direction)),
    push: (by: Point) => keep(movedBy(view, by)),
  };
}

const sidesOf = ({ offsetWidth, offsetHeight }: HTMLElement) => ({
  width: offsetWidth,
  height: offsetHeight,
});

/** A point of the window relative to the middle of the stage, px. */
function pointIn(
  stage: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = stage?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

/** React's own listener is passive and cannot prevent the browser from zooming the page. */
function useWheel(element: RefObject<HTMLElement | null>, onTurn: (event: WheelEvent) => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const { current } = element;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, [element]);
}
