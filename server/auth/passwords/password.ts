import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '#domain/auth/common-passwords.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

/** argon2id (the library's default) with the cost that OWASP recommends: 19 MiB, two iterations, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches, with the same cost: a login takes as long without an account as with one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nLT5e+icqJygYgVLkx+7Xw$eU63UUx4XXTefhEGi7OzTnFE1qCp88JLivse4UKU68c';

/** Returns the hash of a new password. Refuses with VALIDATION_FAILED (`commonPassword` at /password) if it is easily guessed. */
export async function hashNewPassword(password: string): Promise<string> {
  const typed = password.normalize('NFKC');
  if (isCommonPassword(typed) || (await isLeakedPassword(typed)))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/password', code: 'commonPassword' }]);
  return hash(typed, cost);
}

/** Whether the password matches. Takes as long when `passwordHash` is null (no password). */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password.normalize('NFKC'));
  return isRight && passwordHash !== null;
}
