import { useRef, type PointerEvent } from 'react';
import {
  doubleTapped,
  isDoubleTap,
  movedBy,
  pinched,
  swiped,
  wholeView,
  type Point,
  type Tap,
  type ZoomView,
} from './zoom-view.ts';

/** A finger that moved less than this tapped, px. */
const tapPx = 8;

interface Gesture {
  view: ZoomView;
  fingers: [Point, Point] | null;
  from: Point;
  /** ms */
  at: number;
}

interface Facts {
  view: ZoomView;
  pointOf: (event: PointerEvent) => Point;
  onView: (view: ZoomView) => void;
  /** Called while a swipe moves the whole picture, before it is decided where it leads. */
  onLoose: (view: ZoomView) => void;
  onSwipe: (step: 1 | -1) => void;
}

/** Pointer events as gestures: two fingers pinch, one drags or swipes, a double tap zooms in and out. */
export function useFingers({ view, pointOf, onView, onLoose, onSwipe }: Facts) {
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const begin = (at: number) => {
    const [one, other] = [...fingers.current.values()];
    gesture.current = one ? { view, fingers: other ? [one, other] : null, from: one, at } : null;
  };
  const tap = (now: Tap) => {
    const isSecond = isDoubleTap(lastTap.current, now);
    lastTap.current = isSecond ? null : now;
    if (isSecond) onView(doubleTapped(view, now));
  };
  const finish = (begun: Gesture, end: Tap) => {
    const moved = { x: end.x - begun.from.x, y: end.y - begun.from.y };
    const isTap = Math.hypot(moved.x, moved.y) < tapPx;
    if (begun.view.scale === 1) onLoose(wholeView);
    if (isTap) return tap(end);
    const step = begun.view.scale > 1 ? 0 : swiped(moved, end.at - begun.at);
    if (step !== 0) onSwipe(step);
  };
  const leave = (event: PointerEvent): Gesture | null => {
    const { current } = gesture;
    fingers.current.delete(event.pointerId);
    // one finger of two was lifted: the other continues to drag
    begin(event.timeStamp);
    return fingers.current.size > 0 || current?.fingers ? null : current;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
      begin(event.timeStamp);
    },
    onPointerMove(event: PointerEvent) {
      if (!gesture.current || !fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, pointOf(event));
      const [one, other] = [...fingers.current.values()];
      if (!one) return;
      const { view: start, fingers: pair, from } = gesture.current;
      if (pair && other) onView(pinched({ view: start, fingers: pair }, [one, other]));
      else if (start.scale > 1) onView(movedBy(start, { x: one.x - from.x, y: one.y - from.y }));
      else onLoose({ scale: 1, x: one.x - from.x, y: 0 });
    },
    onPointerUp(event: PointerEvent) {
      const begun = leave(event);
      if (begun) finish(begun, { ...pointOf(event), at: event.timeStamp });
    },
    onPointerCancel(event: PointerEvent) {
      if (leave(event)?.view.scale === 1) onLoose(wholeView);
    },
  };
}
