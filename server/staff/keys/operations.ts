import type { ApiKey } from '#contract/admin/system/key.ts';
import type { apiKeyOperations as declared } from '#contract/operations/admin/system/key.ts';
import { keyPermissions, scopeOf } from '#domain/auth/permissions.ts';
import { dayMs } from '#domain/units/durations.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { keyBeginning } from '#server/kit/session/staff-key.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { countOpenKeys, insertKey, type KeyRow, revokeKey, selectKeys } from './queries-key.ts';

/** The list includes the most recent expired keys. */
const maxShown = 200;
const shownLetters = 12;

/** The operations on API keys. */
export const apiKeyOperations = {
  async listApiKeys({ db }, { caller: { staff }, now }) {
    const rows = await selectKeys(db, { now, most: maxShown });
    return {
      rows: rows.map((row) => keyToWire(row, now)),
      grantable: keyPermissions.filter((permission) => scopeOf(staff, permission) !== null),
    };
  },

  async makeApiKey({ db, limits }, { caller: { staff }, input: { name, scopes, days }, now }) {
    if (scopes.some((scope) => !keyPermissions.includes(scope)))
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/scopes', code: 'enum' }]);
    const missing = scopes.find((scope) => scopeOf(staff, scope) === null);
    if (missing !== undefined) throw new Refusal('PERMISSION_MISSING', { permission: missing });
    if ((await countOpenKeys(db, now)) >= limits.staffKeys)
      throw limitRefusal('STAFF_KEYS', 'TOO_MANY_KEYS', { limit: limits.staffKeys });
    const secret = `${keyBeginning}${randomToken()}`;
    const id = await insertKey(db, {
      staffId: staff.id,
      name,
      prefix: secret.slice(0, shownLetters),
      hash: sha256(secret),
      scopes,
      expiresAt: new Date(now.getTime() + days * dayMs),
      now,
    });
    const [row] = await selectKeys(db, { id, now, most: 1 });
    if (row === undefined) throw new Error('the new key does not exist');
    return { ...keyToWire(row, now), secret };
  },

  async revokeApiKey({ db }, { caller: { staff }, input: { id }, now }) {
    if (!(await revokeKey(db, { id, staffId: staff.id, now }))) throw new Refusal('NOT_FOUND');
    return {};
  },
} satisfies StaffFunctions<typeof declared, Pick<StaffDeps, 'db' | 'limits'>>;

function keyToWire(row: KeyRow, now: Date): ApiKey {
  const isOver = row.expires_at <= now;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: keyPermissions.filter((permission) => row.scopes.includes(permission)),
    madeBy: { id: row.staff_id, name: row.staff_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    usedIp: row.used_ip,
    state: row.revoked_at !== null ? 'REVOKED' : isOver ? 'EXPIRED' : 'ACTIVE',
  };
}
