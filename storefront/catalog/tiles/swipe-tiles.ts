import styles from './swipe-tiles.css?url';
import { placeOf, shownAfter, type Shown } from './swipe-step.ts';

/** A finger that moved less has pressed (product-spec 9). */
const thresholdPx = 5;
/** One that lay still for so long lets go without a speed. */
const restMs = 80;

interface Touch {
  pointerId: number;
  pictures: HTMLElement;
  from: Shown;
  startX: number;
  startY: number;
  lastX: number;
  lastAt: number;
  /** px/s, to the right. */
  speed: number;
  isSwipe: boolean;
}

let touch: Touch | null = null;
/** The press that ends a swipe opens nothing. */
let hasSwiped = false;

/**
 * A tile shows its second picture to a finger as it does to a mouse (ui.md 1.3): moved aside, the first gives way to it. Heard of on the
 * document, so that tiles know nothing of it; a keyboard and a screen reader have the one link they had, because both pictures are
 * decoration. The second picture is fetched when a finger first goes for it, and not at all where data is saved.
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

// once, when a finger has brought it (bring-swipe.ts); who has a mouse, too, sees the second picture by the mouse
if (!savesData() && matchMedia('(hover: none)').matches) swipeTiles();

function begin(event: PointerEvent): void {
  hasSwiped = false;
  // some came with the rest of a list
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

/** Those that have a second picture, and nothing else of the page, wait for a word on each move before they scroll. */
function watchTiles(): void {
  for (const tile of document.querySelectorAll<HTMLElement>('.tile:has(.tile-hover img)'))
    // the same function is added only once
    tile.addEventListener('touchmove', keepFromScrolling, { passive: false });
}

/**
 * Not by `touch-action`: after a swipe that the style alone forbids to scroll, Chromium takes the next press for the hand that stops a
 * page in flight.
 */
function keepFromScrolling(event: TouchEvent): void {
  if (touch?.isSwipe && event.cancelable) event.preventDefault();
}

const shownOf = ({ dataset }: HTMLElement): Shown => (dataset['swiped'] === 'second' ? 'second' : 'first');

function show(pictures: HTMLElement, swiped: Shown | 'now', place: string): void {
  pictures.dataset['swiped'] = swiped;
  pictures.style.setProperty('--swiped', place);
}

/** Next to the first it is outside the view, and would load only when it is seen. */
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
