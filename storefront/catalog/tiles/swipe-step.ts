/** A swipe over more than this fraction of the width changes the picture (ui.md 3.7). */
const farEnough = 0.25;
/** A swipe that ends faster than this, px/s, also changes the picture. */
const fastEnough = 600;
/** Beyond the last picture, the pictures move by this fraction of the finger's movement. */
const reluctance = 0.25;

export type Shown = 'first' | 'second';

interface Swipe {
  /** The picture that was visible when the swipe began. */
  from: Shown;
  /** How far the finger has moved; negative = to the left. */
  movedPx: number;
  widthPx: number;
}

/** The offset of the first picture during the swipe, in px: from 0 to one width to the left, and slightly beyond either end. */
export function placeOf({ from, movedPx, widthPx }: Swipe): number {
  const wished = (from === 'second' ? -widthPx : 0) + movedPx;
  const held = Math.min(0, Math.max(-widthPx, wished));
  return held + (wished - held) * reluctance;
}

/** The picture that is visible after the swipe; `speed` in px/s at its end, negative = to the left. */
export function shownAfter(swipe: Swipe, speed: number): Shown {
  const { from, movedPx, widthPx } = swipe;
  const isFast = Math.abs(speed) > fastEnough;
  if (isFast) return speed < 0 ? 'second' : 'first';
  if (Math.abs(movedPx) <= widthPx * farEnough) return from;
  return movedPx < 0 ? 'second' : 'first';
}
