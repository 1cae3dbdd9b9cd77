/** A picture that was moved farther than this part of its width gives way to the other (ui.md 3.7). */
const farEnough = 0.25;
/** A swipe that ends faster than this, px/s, is a step as well. */
const fastEnough = 600;
/** What is pulled beyond the last picture follows the finger by this part of the way. */
const reluctance = 0.25;

export type Shown = 'first' | 'second';

interface Swipe {
  /** The picture that was seen when the finger came. */
  from: Shown;
  /** How far the finger went, to the left negative. */
  movedPx: number;
  widthPx: number;
}

/** Where the first picture stands under the finger, px from its place: from 0 to one width to the left, and a little beyond either. */
export function placeOf({ from, movedPx, widthPx }: Swipe): number {
  const wished = (from === 'second' ? -widthPx : 0) + movedPx;
  const held = Math.min(0, Math.max(-widthPx, wished));
  return held + (wished - held) * reluctance;
}

/** The picture that is seen when the finger leaves; its last speed in px/s, to the left negative. */
export function shownAfter(swipe: Swipe, speed: number): Shown {
  const { from, movedPx, widthPx } = swipe;
  const isFast = Math.abs(speed) > fastEnough;
  if (isFast) return speed < 0 ? 'second' : 'first';
  if (Math.abs(movedPx) <= widthPx * farEnough) return from;
  return movedPx < 0 ? 'second' : 'first';
}
