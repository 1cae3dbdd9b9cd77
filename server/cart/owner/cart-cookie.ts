import type { Cookies } from '#server/kit/http/cookies.ts';

/** Opaque, HttpOnly, 30 days (decisions 5). The database stores only its SHA-256. */
const cookieName = 'cart';
const maxAgeSeconds = 30 * 24 * 60 * 60;
const form = /^[A-Za-z0-9_-]{43}$/;

/** Returns the caller's cart token; a malformed cookie counts as missing. */
export function cartTokenOf(cookies: Cookies): string | undefined {
  const value = cookies.get(cookieName);
  return value !== undefined && form.test(value) ? value : undefined;
}

/** Clears the cookie, because the guest's cart was merged or deleted. */
export const clearCartCookie = (cookies: Cookies): void => cookies.clear(cookieName);

export const setCartCookie = (cookies: Cookies, token: string): void =>
  cookies.set(cookieName, token, { maxAgeSeconds });
