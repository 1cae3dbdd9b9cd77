const base = 'https://shop.invalid';

/** Checks for a path of the shop: no scheme, no host, nothing that a browser would interpret as one. */
export function isOwnPath(path: string | undefined): path is string {
  if (path === undefined || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(path)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && !pathname.startsWith('//');
}

/** Returns the return address of a card form with its token. */
export function withToken(returnPath: string, token: string): string {
  const { pathname, searchParams } = new URL(returnPath, base);
  searchParams.set('cardToken', token);
  return `${pathname}?${searchParams.toString()}`;
}
