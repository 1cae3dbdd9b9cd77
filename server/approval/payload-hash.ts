import { sha256 } from '#server/kit/crypto/signing.ts';
import { stableJson } from '#server/kit/idempotency.ts';

/** SHA-256 of a request's payload, independent of the order of its keys. */
export const payloadHash = (payload: unknown): Buffer => sha256(stableJson(payload));
