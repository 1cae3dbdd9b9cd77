/**
 * Matches a path without scheme or host, or anything that a browser would read as one: `//host`, `/\host`, or a line
 * break that it would drop.
 */
const own = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u;
const maxLength = 1000;
/** A placeholder for the shop's origin. */
const base = 'https://shop.invalid';

/** Returns a path of this shop that a login may redirect to, encoded for a header; null if it could lead to another site. */
export function ownPath(given: string | null): string | null {
  if (given === null || given.length > maxLength || !own.test(given)) return null;
  const { origin, pathname, search, hash } = new URL(given, base);
  // `/.//host` is below this origin but looks like another one
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
