import { cookieLine, cookieOf } from './cookies.ts';

const name = 'unpaid_order';
/** As long as an order is kept for an online payment (decisions 5). */
const lifetimeSeconds = 30 * 60;
/** `Z-261122-00012.` and the token of its link; anything else was not given by us. */
const known = /^(Z-\d{6}-\d{5,9})\.([\w-]{22})$/;

interface OrderLink {
  number: string;
  token: string;
}

/**
 * The order that one browser placed and has not paid: the way back to it for who turns back at the provider's page, which a browser without
 * that page in its memory knows nothing of. Its link opens what its address would, no more.
 */
export interface UnpaidCookie {
  readonly current: OrderLink | undefined;
  keep: (order: OrderLink) => void;
  clear: () => void;
  /** Set-Cookie, if it changed. */
  lines: () => string[];
}

export function unpaidCookie({
  header,
  isHttps,
}: {
  header: string | undefined;
  isHttps: boolean;
}): UnpaidCookie {
  const sent = cookieOf(header, name);
  const [, number, token] = known.exec(sent ?? '') ?? [];
  let current = number === undefined || token === undefined ? undefined : { number, token };
  let lines: string[] = [];
  return {
    get current() {
      return current;
    },
    keep: (order) => {
      current = { number: order.number, token: order.token };
      const value = `${order.number}.${order.token}`;
      lines = [cookieLine({ name, value, maxAgeSeconds: lifetimeSeconds, isHttps })];
    },
    clear: () => {
      current = undefined;
      lines = sent === undefined ? [] : [cookieLine({ name, value: '', maxAgeSeconds: 0, isHttps })];
    },
    lines: () => lines,
  };
}
