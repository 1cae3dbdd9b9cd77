/** With the first touch comes what a finger can do with the pictures of a tile; whoever never touches pays nothing for it. */
export function bringSwipe(): void {
  // without a connection tiles show their first picture
  const bring = () => void import('./swipe-tiles.ts').catch(() => undefined);
  addEventListener('touchstart', bring, { once: true });
}
