const base = 'https://shop.invalid';

/** A path of the shop: no scheme, no host, nothing that a browser would read as one. */
export function isOwnPath(path: string | undefined): path is string {
  if (path === undefined || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && !pathname.startsWith('//');
}

/** The way back from a form for a card, with what it gave. */
export function withToken(returnPath: string, token: string): string {
  const { pathname, searchParams } = new URL(returnPath, base);
  searchParams.set('cardToken', token);
  return `${pathname}?${searchParams.toString()}`;
}
