import { hash, verify } from '@node-rs/argon2';
import { isCommonPassword } from '#domain/auth/common-passwords.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { isLeakedPassword } from './leaked-passwords.ts';

/** argon2id, which is the library's default, as OWASP asks for it: 19 MiB, twice over, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has, with the same cost: a login without an account takes as long as one with an account. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nLT5e+icqJygYgVLkx+7Xw$eU63UUx4XXTefhEGi7OzTnFE1qCp88JLivse4UKU68c';

/** The stored hash of a new password. Refuses VALIDATION_FAILED (`commonPassword` at /password) for one that anybody would guess. */
export async function hashNewPassword(password: string): Promise<string> {
  const typed = password.normalize('NFKC');
  if (isCommonPassword(typed) || (await isLeakedPassword(typed)))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/password', code: 'commonPassword' }]);
  return hash(typed, cost);
}

/** Whether this is the password; takes as long without one. `passwordHash` null: there is none. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password.normalize('NFKC'));
  return isRight && passwordHash !== null;
}
