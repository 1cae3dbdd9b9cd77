import { createSealer } from '#server/kit/crypto/sealing.ts';

const sealerOf = (secret: string) => createSealer(secret, 'webhook-secret');

/** The secret of an endpoint as stored in the database. */
export const sealWebhookSecret = (secret: string, plain: string): Buffer => sealerOf(secret).seal(plain);
export const openWebhookSecret = (secret: string, sealed: Buffer): string => sealerOf(secret).open(sealed);
