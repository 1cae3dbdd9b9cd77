import { pathPrefix } from '#contract/words.ts';
import type { Random } from '../../random.ts';
import type { MeasuredModel, MeasuredPiece } from './measured-models.ts';
import { addEvent, type Subject, type Trail } from './trail.ts';
import { typedTerms } from './typed-terms.ts';

export interface Shelf {
  /** Models that shoppers can find, the most popular first. */
  models: readonly MeasuredModel[];
  random: Random;
}

const ways = [
  ['listing', 46],
  ['search', 20],
  ['product', 24],
  ['home', 10],
] as const;
/** Number of products that a session views, by its entry page. */
const looks = [
  [0, 24],
  [1, 30],
  [2, 22],
  [3, 12],
  [5, 8],
  [8, 4],
] as const;

/** Generates a session without an order: most leave after a view, a few give up in the checkout. */
export function drawBrowsing(trail: Trail, shelf: Shelf): void {
  const { random } = shelf;
  const way = random.weighted<(typeof ways)[number][0]>(ways);
  if (way === 'home') seeHome(trail, random);
  if (way === 'search') search(trail, random);
  if (way === 'listing') seeListing(trail, shelf);
  const count =
    way === 'product' ? Math.max(1, random.weighted<number>(looks)) : random.weighted<number>(looks);
  for (let nth = 0; nth < count; nth += 1) {
    const model = pickModel(shelf);
    const isFromList = way !== 'product' || nth > 0;
    const piece = lookAt(trail, { model, isFromList, random });
    if (piece !== undefined && random.next() < 0.1) {
      wishForBag(trail, { model, piece }, random);
      break;
    }
  }
  reportVitals(trail, random);
}

/** Generates a session that ended in an order of this piece; its last event is the payment form. */
export function drawBuying(
  trail: Trail,
  bought: { model: MeasuredModel; piece: MeasuredPiece },
  shelf: Shelf,
): void {
  const { random } = shelf;
  if (random.next() < 0.7) seeListing(trail, shelf);
  if (random.next() < 0.5) lookAt(trail, { model: pickModel(shelf), isFromList: true, random });
  const { model, piece } = bought;
  openProduct(trail, { model, isFromList: random.next() < 0.7, random });
  if (piece.size !== null)
    addEvent(trail, 'zr_size_select', {
      after: 14,
      extra: { size: piece.size, available: true },
      subject: { model },
    });
  addEvent(trail, 'zr_piece_select', { after: 9, extra: { rank: random.whole(1, 4) }, subject: bought });
  addEvent(trail, 'add_to_cart', { after: 21, subject: bought });
  viewCart(trail, bought);
  beginCheckout(trail, bought);
  fillReceiving(trail, random);
  addEvent(trail, 'add_payment_info', {
    after: 25,
    extra: { type: random.pick(['PAYME', 'CLICK', 'UZUM', 'CASH']) },
  });
}

const pickModel = ({ models, random }: Shelf): MeasuredModel => {
  const model = models[Math.floor(random.next() ** 1.7 * models.length)];
  if (model === undefined) throw new Error('the demo has no models');
  return model;
};

function open(trail: Trail, type: string, path: string | null): void {
  trail.page = { type, path: path === null ? null : `${pathPrefix(trail.language)}${path}` || '/' };
}

function seeHome(trail: Trail, random: Random): void {
  open(trail, 'home', '');
  const creative = `${pathPrefix(trail.language)}/collections`;
  addEvent(trail, 'view_promotion', { after: 2, extra: { slot: 'HOME_HERO', creative } });
  if (random.next() < 0.2)
    addEvent(trail, 'select_promotion', { after: 4, extra: { slot: 'HOME_HERO', creative } });
}

function seeListing(trail: Trail, shelf: Shelf): void {
  const { random } = shelf;
  const { category } = pickModel(shelf);
  open(trail, 'listing', `/catalog/${category}`);
  const screens = random.whole(1, 3);
  for (let nth = 0; nth < screens; nth += 1)
    addEvent(trail, 'view_item_list', {
      after: random.whole(3, 14),
      extra: { list: 'listing' },
      subject: { listOf: category },
    });
  if (random.next() > 0.22) return;
  const results = random.weighted<number>([
    [0, 8],
    [2, 20],
    [7, 40],
    [14, 32],
  ]);
  addEvent(trail, 'zr_filter_apply', {
    after: random.whole(4, 20),
    extra: { ...drawFilter(random), results },
  });
  if (results === 0) addEvent(trail, 'zr_zero_results', { after: 1, extra: { filters: 'd41d8c' } });
}

function drawFilter(random: Random): { facet: string; values: string } {
  const facet = random.weighted<string>([
    ['ringSize', 30],
    ['price', 30],
    ['metal', 20],
    ['probe', 8],
    ['length', 7],
    ['stone', 5],
  ]);
  const values: Record<string, readonly [string, ...string[]]> = {
    ringSize: ['15', '15.5', '20', '22.5', '23'],
    price: ['-2000000', '2000000-4000000', '50000000-'],
    metal: ['rose', 'white', 'platinum'],
    probe: ['375', '750', '999'],
    length: ['35', '65', '80'],
    stone: ['emerald', 'sapphire', 'ruby'],
  };
  return { facet, values: random.pick(values[facet] ?? ['1']) };
}

function search(trail: Trail, random: Random): void {
  open(trail, 'search', '/catalog');
  const [first, ...more] = typedTerms[trail.language];
  if (first === undefined) return;
  const { term, results, isCorrected } = random.weighted(
    [first, ...more].map((one) => [one, one.weight] as const),
  );
  const corrected = isCorrected === true ? { corrected: true } : {};
  addEvent(trail, 'search', { after: random.whole(2, 9), extra: { term, results, ...corrected } });
  if (results === 0) addEvent(trail, 'zr_zero_results', { after: 1, extra: { term } });
}

interface Look {
  model: MeasuredModel;
  isFromList: boolean;
  random: Random;
}

function openProduct(trail: Trail, { model, isFromList, random }: Look): void {
  if (isFromList)
    addEvent(trail, 'select_item', {
      after: random.whole(3, 25),
      extra: { list: 'listing' },
      subject: { model },
    });
  open(trail, 'product', `/product/${model.slugs[trail.language]}`);
  const left = model.pieces.filter(({ isFree }) => isFree).length;
  addEvent(trail, 'view_item', { after: 1, extra: { left }, subject: { model } });
}

/** Views a product; returns the chosen piece, if any. */
function lookAt(trail: Trail, look: Look): MeasuredPiece | undefined {
  const { model, random } = look;
  openProduct(trail, look);
  const subject: Subject = { model };
  for (
    let nth = 0;
    nth <
    random.weighted<number>([
      [0, 45],
      [1, 30],
      [3, 25],
    ]);
    nth += 1
  )
    addEvent(trail, 'zr_gallery', {
      after: random.whole(2, 9),
      extra: { kind: random.pick(['thumbnail', 'zoom', 'spin']), index: nth },
      subject,
    });
  const chance = (share: number) => random.next() < share;
  if (chance(0.08)) addEvent(trail, 'zr_price_breakdown', { after: 6, subject });
  if (chance(0.06)) addEvent(trail, 'zr_size_guide', { after: 6, extra: { step: 'open' } });
  const free = model.pieces.filter(({ isFree }) => isFree);
  if (chance(0.42) && !chooseSize(trail, look)) return undefined;
  if (chance(0.05)) addEvent(trail, 'add_to_wishlist', { after: 4, subject });
  if (chance(0.02)) addEvent(trail, 'share', { after: 5, extra: { channel: 'telegram' }, subject });
  if (chance(0.03))
    addEvent(trail, 'zr_ask', { after: 9, extra: { channel: random.pick(['telegram', 'phone']) }, subject });
  if (free.length === 0) {
    if (chance(0.12)) addEvent(trail, 'zr_notify_request', { after: 20, extra: { reason: 'sold' }, subject });
    return undefined;
  }
  const piece = free[random.whole(0, free.length - 1)];
  if (chance(0.3))
    addEvent(trail, 'zr_piece_select', {
      after: random.whole(4, 15),
      extra: { rank: 1 },
      subject: { model, piece },
    });
  return piece;
}

/** Returns false if the size is not available; then the shopper moves on. */
function chooseSize(trail: Trail, { model, random }: Look): boolean {
  const sizes = [...new Set(model.pieces.flatMap(({ size }) => size ?? []))].toSorted(
    (one, other) => one - other,
  );
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (smallest === undefined || largest === undefined) return true;
  const isLength = model.pieces.some((piece) => piece.isLength);
  const step = isLength ? (largest < 30 ? 1 : 5) : 0.5;
  // most sizes are in the middle; those at the ends are also requested, and rarely available
  const middle = (random.next() + random.next()) / 2;
  const size = smallest - step + Math.round((middle * (largest - smallest + 2 * step)) / step) * step;
  const available = model.pieces.some((piece) => piece.isFree && piece.size === size);
  addEvent(trail, 'zr_size_select', {
    after: random.whole(4, 20),
    extra: { size, available },
    subject: { model },
  });
  if (available) return true;
  if (random.next() < 0.12)
    addEvent(trail, 'zr_notify_request', { after: 25, extra: { reason: 'size' }, subject: { model } });
  return random.next() < 0.35;
}

interface Chosen {
  model: MeasuredModel;
  piece: MeasuredPiece;
}

/** Adds the piece to the cart; some sessions continue to the checkout, none further. */
function wishForBag(trail: Trail, chosen: Chosen, random: Random): void {
  addEvent(trail, 'add_to_cart', { after: random.whole(8, 60), subject: chosen });
  if (random.next() < 0.25) return;
  viewCart(trail, chosen);
  if (random.next() < 0.06)
    return addEvent(trail, 'zr_piece_lost', {
      after: 3,
      extra: { replaced: random.next() < 0.3 },
      subject: chosen,
    });
  if (random.next() < 0.2) return addEvent(trail, 'remove_from_cart', { after: 12, subject: chosen });
  if (random.next() < 0.45) return;
  beginCheckout(trail, chosen);
  if (random.next() < 0.5) return addEvent(trail, 'zr_hold_expire', { after: 900 });
  fillReceiving(trail, random);
}

function viewCart(trail: Trail, chosen: Chosen): void {
  open(trail, 'cart', null);
  addEvent(trail, 'view_cart', { after: 5, subject: chosen });
}

function beginCheckout(trail: Trail, chosen: Chosen): void {
  open(trail, 'checkout', null);
  addEvent(trail, 'begin_checkout', { after: 18, subject: chosen });
  addEvent(trail, 'zr_hold_start', { after: 1 });
}

function fillReceiving(trail: Trail, random: Random): void {
  const tier = random.next() < 0.62 ? 'PICKUP' : 'DELIVERY';
  addEvent(trail, 'add_shipping_info', { after: random.whole(40, 120), extra: { tier } });
  addEvent(trail, 'zr_otp', { after: 4, extra: { step: 'sent' } });
}

function reportVitals(trail: Trail, random: Random): void {
  const figures = [
    ['LCP', random.whole(900, 4200), 2500],
    ['INP', random.whole(40, 380), 200],
    ['CLS', random.whole(0, 20) / 100, 0.1],
  ] as const;
  for (const [metric, value, good] of figures)
    addEvent(trail, 'web_vitals', {
      after: 0,
      extra: { metric, value, rating: value <= good ? 'good' : 'needs-improvement' },
    });
}
