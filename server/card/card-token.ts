import type { VaultCard } from '#providers/payment/port.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import type { StoredCard, TokenRow } from './queries.ts';

/** Decrypts a card's token, which is sent only to its provider. */
export function openToken(secret: string, { token_sealed }: Pick<TokenRow, 'token_sealed'>): string {
  return createSealer(secret, 'card-token').open(token_sealed);
}

/** Returns the stored form of a card: `8600 •••• •••• 1234`, with an encrypted token. */
export function storedCard(secret: string, card: VaultCard): StoredCard {
  return {
    token_sealed: createSealer(secret, 'card-token').seal(card.token),
    token_hmac: tokenHmac(secret, card.token),
    masked_pan: `${card.firstDigits} •••• •••• ${card.lastDigits}`,
    expiry: card.expiry,
    brand: card.brand,
  };
}

/** Identifies a card without decrypting tokens; useless without the shop's secret. */
export function tokenHmac(secret: string, token: string): Buffer {
  return hmac(secret, `card-token:${token}`);
}
