import type { MeasuredBatch } from '#contract/measurement.ts';
import { measuredSessionCookie } from '#contract/words.ts';

const halfAnHourSeconds = 30 * 60;

/** The id of the session, which ends after half an hour without an event; each call prolongs it. The server stores it with an order. */
export function sessionId(): string {
  const known = new RegExp(`(?:^|; )${measuredSessionCookie}=([0-9a-f-]{36})`).exec(document.cookie)?.[1];
  const id = known ?? crypto.randomUUID();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${measuredSessionCookie}=${id}; Path=/; Max-Age=${halfAnHourSeconds}; SameSite=Lax${secure}`;
  return id;
}

const key = 'first-touch';

/** How the first visit of this browser began; stored from then on. */
export function firstTouch(): MeasuredBatch['firstTouch'] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const touch = stored === null ? beginning() : known(stored);
    if (stored === null) localStorage.setItem(key, JSON.stringify(touch));
    return touch;
  } catch {
    // no storage, or an invalid value under this key
    return {};
  }
}

const fields = ['source', 'medium', 'campaign', 'referrer'] as const;
const word = /^[A-Za-z0-9._-]{1,60}$/;

function beginning(): MeasuredBatch['firstTouch'] {
  const query = new URLSearchParams(location.search);
  const came = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  return known({
    source: query.get('utm_source'),
    medium: query.get('utm_medium'),
    campaign: query.get('utm_campaign'),
    referrer: came === location.host ? null : came,
  });
}

/** Only known words: other values in an address may be personal. */
function known(given: unknown): MeasuredBatch['firstTouch'] {
  const touch: MeasuredBatch['firstTouch'] = {};
  if (typeof given !== 'object' || given === null) return touch;
  for (const field of fields) {
    const value: unknown = Reflect.get(given, field);
    if (typeof value === 'string' && word.test(value)) touch[field] = value;
  }
  return touch;
}

const cityKey = 'measured-city';

/** A region chosen by the shopper, stored for the rest of the visit; without an argument, the one chosen before. */
export function cityOf(chosen?: string | null): string | null {
  try {
    if (chosen && /^[A-Za-z0-9_-]{1,40}$/.test(chosen)) sessionStorage.setItem(cityKey, chosen);
    return sessionStorage.getItem(cityKey);
  } catch {
    return null;
  }
}
