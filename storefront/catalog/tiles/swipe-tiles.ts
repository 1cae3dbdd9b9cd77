import styles from './swipe-tiles.css?url';
import { placeOf, shownAfter, type Shown } from './swipe-step.ts';

/** A smaller movement counts as a tap (product-spec 9). */
const thresholdPx = 5;
/** A finger that has not moved for this long ends the swipe with speed 0. */
const restMs = 80;

interface Touch {
  pointerId: number;
  pictures: HTMLElement;
  from: Shown;
  startX: number;
  startY: number;
  lastX: number;
  lastAt: number;
  /** px/s; positive = to the right. */
  speed: number;
  isSwipe: boolean;
}

let touch: Touch | null = null;
/** The click that ends a swipe must not open the product. */
let hasSwiped = false;

/**
 * Lets a finger move a tile to its second picture, which a mouse shows on hover (ui.md 1.3). Listens on the document,
 * so that tiles need no code for it. For keyboards and screen readers nothing changes, because both pictures are
 * decorative. The second picture is fetched when a swipe begins, and not at all in data-saving mode.
 */
function swipeTiles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
  addEventListener('pointerdown', begin);
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener('click', keepFromOpening, { capture: true });
  watchTiles();
}

// once, after the first touch (load-swipe.ts); with a mouse the second picture is shown on hover instead
if (!savesData() && matchMedia('(hover: none)').matches) swipeTiles();

function begin(event: PointerEvent): void {
  hasSwiped = false;
  // tiles may have been appended to the list
  watchTiles();
  const tile = event.target instanceof Element ? event.target.closest('.tile') : null;
  const pictures = tile?.querySelector<HTMLElement>('.tile-pictures:has(> .tile-hover img)');
  // a second finger zooms
  touch = null;
  if (!pictures || !event.isPrimary || event.pointerType === 'mouse') return;
  const { pointerId, clientX: startX, clientY: startY, timeStamp: lastAt } = event;
  const from = shownOf(pictures);
  touch = { pointerId, pictures, from, startX, startY, lastX: startX, lastAt, speed: 0, isSwipe: false };
}

function move({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
  if (touch?.pointerId !== pointerId) return;
  const movedPx = clientX - touch.startX;
  if (!touch.isSwipe) {
    const way = Math.abs(movedPx);
    if (way <= thresholdPx || way < Math.abs(clientY - touch.startY)) return;
    touch.isSwipe = true;
    fetchSecond(touch.pictures);
  }
  touch.speed = ((clientX - touch.lastX) / Math.max(timeStamp - touch.lastAt, 1)) * 1000;
  touch.lastX = clientX;
  touch.lastAt = timeStamp;
  const { pictures, from } = touch;
  const place = placeOf({ from, movedPx, widthPx: pictures.clientWidth });
  show(pictures, 'now', `${place}px`);
}

function end({ type, pointerId, clientX, timeStamp }: PointerEvent): void {
  if (touch?.pointerId !== pointerId) return;
  const { pictures, from, startX, isSwipe } = touch;
  const speed = timeStamp - touch.lastAt > restMs ? 0 : touch.speed;
  touch = null;
  if (!isSwipe) return;
  hasSwiped = true;
  const swipe = { from, movedPx: clientX - startX, widthPx: pictures.clientWidth };
  const shown = type === 'pointercancel' ? from : shownAfter(swipe, speed);
  show(pictures, shown, shown === 'second' ? '-100%' : '0');
}

function keepFromOpening(event: MouseEvent): void {
  if (!hasSwiped) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Adds the touch listener to tiles with a second picture only, because the browser waits for it on each move before it scrolls. */
function watchTiles(): void {
  for (const tile of document.querySelectorAll<HTMLElement>('.tile:has(.tile-hover img)'))
    // adding the same function again has no effect
    tile.addEventListener('touchmove', keepFromScrolling, { passive: false });
}

/**
 * Not done with `touch-action`: after a swipe whose scrolling was prevented by the style alone, Chromium takes the
 * next tap for the one that stops a scroll.
 */
function keepFromScrolling(event: TouchEvent): void {
  if (touch?.isSwipe && event.cancelable) event.preventDefault();
}

const shownOf = ({ dataset }: HTMLElement): Shown => (dataset['swiped'] === 'second' ? 'second' : 'first');

function show(pictures: HTMLElement, swiped: Shown | 'now', place: string): void {
  pictures.dataset['swiped'] = swiped;
  pictures.style.setProperty('--swiped', place);
}

/** Next to the first picture it is outside the view, so the browser would load it only when it becomes visible. */
function fetchSecond(pictures: HTMLElement): void {
  const image = pictures.querySelector<HTMLImageElement>('.tile-hover img');
  if (image) image.loading = 'eager';
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
