import { pathPrefix, type PageLanguage } from '#contract/words.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

export interface LinkedOrder {
  number: string;
  language: PageLanguage;
}

/** 132 bits of the signature, short enough for an SMS. */
const tokenLength = 22;

/** Returns the signed token for the link of an order. A guest has no other way to open the order. */
export function orderToken(secret: string, number: string): string {
  return signToken(secret, 'order', number).slice(0, tokenLength);
}

export function opensOrder(secret: string, args: { number: string; token: string | undefined }): boolean {
  return isSignedToken(orderToken(secret, args.number), args.token);
}

/** Paths of the shop where the browser is sent after a payment, in the language of the order. */
export function checkoutPaths(
  secret: string,
  { number, language }: LinkedOrder,
): { success: string; failed: string } {
  const prefix = pathPrefix(language);
  const query = new URLSearchParams({ order: number, token: orderToken(secret, number) }).toString();
  return { success: `${prefix}/checkout/success?${query}`, failed: `${prefix}/checkout/failed?${query}` };
}

/** Path of the order's page, for links in messages. */
export function orderPath(secret: string, { number, language }: LinkedOrder): string {
  const prefix = pathPrefix(language);
  return `${prefix}/order/${number}?token=${orderToken(secret, number)}`;
}
