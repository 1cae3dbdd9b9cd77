import { sha256 } from '#server/kit/crypto/signing.ts';
import { stableJson } from '#server/kit/idempotency.ts';

/** SHA-256 of what a request does, whatever order its names are in. */
export const payloadHash = (payload: unknown): Buffer => sha256(stableJson(payload));
