import type { Permission, StaffRole } from '#domain/auth/permissions.ts';
import { dayMs } from '#domain/units/durations.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import type { Sale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser } from '#server/testing-staff.ts';

interface NewKey {
  role: StaffRole;
  scopes: readonly Permission[];
  days?: number;
  revoked?: boolean;
  /** Whether its maker is suspended afterwards. */
  suspended?: boolean;
}

let addresses = 0;

/** A program that calls with a key from a separate address: no cookie, no origin. */
export function keyBrowser(sale: Sale, secret: string): StaffBrowser {
  addresses += 1;
  const browser = staffBrowser(sale.app, `10.8.${addresses >> 8}.${addresses & 255}`);
  browser.headers = Object.assign(browser.headers, {
    origin: undefined,
    authorization: `Bearer ${secret}`,
  });
  return browser;
}

/** A key of the first staff member with a role, inserted without the operations, which only an owner may call. */
export async function addKey(
  { db, parts, ...sale }: Sale,
  { role, scopes, days = 30, revoked = false, suspended = false }: NewKey,
): Promise<{ id: number; secret: string; browser: StaffBrowser }> {
  const now = parts.now();
  const secret = `zak_${randomToken()}`;
  const maker = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', role)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('api_keys')
    .values({
      staff_id: maker.id,
      name: `Key of ${role}`,
      prefix: secret.slice(0, 12),
      hash: sha256(secret),
      scopes: [...scopes],
      created_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
      ...(revoked && { revoked_at: now, revoked_by: maker.id }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (suspended)
    await db.updateTable('staff').set({ staff_state: 'SUSPENDED' }).where('id', '=', maker.id).execute();
  return { id, secret, browser: keyBrowser({ db, parts, ...sale }, secret) };
}
