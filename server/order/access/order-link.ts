import { pathPrefix, type PageLanguage } from '#contract/words.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

export interface LinkedOrder {
  number: string;
  language: PageLanguage;
}

/** 132 bits of the signature: short enough for an SMS. */
const tokenLength = 22;

/** The signed token in the link of an order: the only key that a guest has. */
export function orderToken(secret: string, number: string): string {
  return signToken(secret, 'order', number).slice(0, tokenLength);
}

export function opensOrder(secret: string, args: { number: string; token: string | undefined }): boolean {
  return isSignedToken(orderToken(secret, args.number), args.token);
}

/** Where a browser goes after paying, in the language of the order; paths of the shop. */
export function checkoutPaths(
  secret: string,
  { number, language }: LinkedOrder,
): { success: string; failed: string } {
  const prefix = pathPrefix(language);
  const query = new URLSearchParams({ order: number, token: orderToken(secret, number) }).toString();
  return { success: `${prefix}/checkout/success?${query}`, failed: `${prefix}/checkout/failed?${query}` };
}

/** The path of the order's own page, for messages. */
export function orderPath(secret: string, { number, language }: LinkedOrder): string {
  const prefix = pathPrefix(language);
  return `${prefix}/order/${number}?token=${orderToken(secret, number)}`;
}
