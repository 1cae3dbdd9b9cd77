import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { totpCode } from '#server/staff/totp.ts';

/** The present code in the authenticator app of a demo account; each code can be used once. */
export function staffCode(email: string): string {
  const file = join(process.env['SHOP_FOLDER'] ?? '.data', 'staff-demo.txt');
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${email} `));
  const [, , secret] = line?.split(/\s+/) ?? [];
  if (secret === undefined) throw new Error(`${email} has no secret in ${file}`);
  return totpCode(secret, new Date());
}
