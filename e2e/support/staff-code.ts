import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { totpCode } from '#server/staff/totp.ts';

/** What the authenticator app of an account of the demo shows now; each code opens once. */
export function staffCode(email: string): string {
  const file = join(process.env['SHOP_FOLDER'] ?? '.data', 'staff-demo.txt');
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${email} `));
  const [, , secret] = line?.split(/\s+/) ?? [];
  if (secret === undefined) throw new Error(`${email} has no secret in ${file}`);
  return totpCode(secret, new Date());
}
