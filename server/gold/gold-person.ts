import { Compile } from 'typebox/compile';
import { GoldPerson } from '#contract/admin/gold.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';

const stored = Compile(GoldPerson);
const sealerOf = (secret: string) => createSealer(secret, 'gold-person');

/** Encrypts the seller of the gold for storage. */
export const sealPerson = (secret: string, { name, document }: GoldPerson): Buffer =>
  sealerOf(secret).seal(JSON.stringify({ name, document }));
export const openPerson = (secret: string, sealed: Buffer): GoldPerson =>
  stored.Parse(JSON.parse(sealerOf(secret).open(sealed)));
