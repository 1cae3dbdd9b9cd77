import { Refusal } from '#server/kit/refusal.ts';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';

type Kind = 'callback' | 'stock-alert' | 'visit';

/** 132 bits of the signature: short enough for an SMS. */
const signatureLength = 22;

/** What opens a request to whoever has its link: `12-Qm3…`. A key of one kind opens no other. */
export function requestKey(secret: string, kind: Kind, id: number): string {
  return `${id}-${signToken(secret, kind, String(id)).slice(0, signatureLength)}`;
}

/** The id of the request that the key opens. Refuses NOT_FOUND when it opens none. */
export function readRequestKey(secret: string, kind: Kind, key: string): number {
  const id = Number(key.slice(0, key.indexOf('-')));
  if (!isSignedToken(requestKey(secret, kind, id), key)) throw new Refusal('NOT_FOUND');
  return id;
}
