import type { VaultCard } from '#providers/payment/port.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import type { StoredCard, TokenRow } from './queries.ts';

/** The token of a card, for its provider's ears only. */
export function openToken(secret: string, { token_sealed }: Pick<TokenRow, 'token_sealed'>): string {
  return createSealer(secret, 'card-token').open(token_sealed);
}

/** A card as it is stored: `8600 •••• •••• 1234`, its token sealed. */
export function storedCard(secret: string, card: VaultCard): StoredCard {
  return {
    token_sealed: createSealer(secret, 'card-token').seal(card.token),
    token_hmac: tokenHmac(secret, card.token),
    masked_pan: `${card.firstDigits} •••• •••• ${card.lastDigits}`,
    expiry: card.expiry,
    brand: card.brand,
  };
}

/** Recognizes the same card without decrypting any; useless without the shop's secret. */
export function tokenHmac(secret: string, token: string): Buffer {
  return hmac(secret, `card-token:${token}`);
}
