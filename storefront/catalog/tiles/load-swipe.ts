/** Loads the code for swiping a tile's pictures at the first touch, so that a mouse user never loads it. */
export function loadSwipe(): void {
  // without a connection tiles show only their first picture
  const bring = () => void import('./swipe-tiles.ts').catch(() => undefined);
  addEventListener('touchstart', bring, { once: true });
}
