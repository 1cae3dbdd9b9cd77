/** No scheme, no host, nothing a browser would read as one: `//host`, `/\host`, or a line break that it would drop. */
const own = /^\/(?![/\\])[^\\\p{Cc}\p{Zl}\p{Zp}]*$/u;
const maxLength = 1000;
/** Stands for this shop, wherever it is. */
const base = 'https://shop.invalid';

/** A path of this shop that somebody may be sent to after login, encoded as a header needs it; null when it could lead elsewhere. */
export function ownPath(given: string | null): string | null {
  if (given === null || given.length > maxLength || !own.test(given)) return null;
  const { origin, pathname, search, hash } = new URL(given, base);
  // `/.//host` is below our origin and looks like another one
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
