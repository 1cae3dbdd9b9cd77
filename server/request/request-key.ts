import { Refusal } from '#server/kit/refusal.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

/** `stock-alert-message`: the key of an alert in its message, sent to the owner of the phone or email. */
type Kind = 'callback' | 'stock-alert' | 'stock-alert-message' | 'visit';

/** 132 bits of the signature, short enough for an SMS. */
const signatureLength = 22;

/** Returns the key in the link of a request: `12-Qm3…`. It is valid for one kind only. */
export function requestKey(secret: string, kind: Kind, id: number): string {
  return `${id}-${signToken(secret, kind, String(id)).slice(0, signatureLength)}`;
}

/** Returns the id of the request that the key opens. Refuses with NOT_FOUND for an invalid key. */
export function readRequestKey(secret: string, kind: Kind, key: string): number {
  if (!opensRequest(secret, kind, key)) throw new Refusal('NOT_FOUND');
  return idIn(key);
}

export const opensRequest = (secret: string, kind: Kind, key: string): boolean =>
  isSignedToken(requestKey(secret, kind, idIn(key)), key);

const idIn = (key: string): number => Number(key.slice(0, key.indexOf('-')));
