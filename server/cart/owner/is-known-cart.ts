import type { ReadDb } from '#database/connect.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';
import { cartTokenOf } from './cart-cookie.ts';
import { findCartId } from './find-cart-id.ts';

/** Whether the cart of a request's cookie exists. */
export async function isKnownCart(db: ReadDb, cookie: string | undefined): Promise<boolean> {
  const token = cartTokenOf(cookieJar(cookie, { isHttps: false }));
  return token !== undefined && (await findCartId(db, { token })) !== undefined;
}
