import { Type, type Static } from 'typebox';
import type { Permission } from '#domain/auth/permissions.ts';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';

export const keyStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

/** A permission of the permission table that needs no step-up. */
const Scope = Type.Unsafe<Permission>(Type.String({ maxLength: 40, pattern: '^[a-z0-9]+\\.[a-z0-9]+$' }));

/**
 * `prefix`: the first characters of the key. `scopes`: its permissions, as long as its maker has them. A key whose maker is suspended is
 * still ACTIVE, but its calls are refused.
 */
export const ApiKey = Shape({
  id: Id,
  name: Type.String(),
  prefix: Type.String(),
  scopes: Type.Array(Scope),
  madeBy: Shape({ id: Id, name: Type.String() }),
  createdAt: Instant,
  expiresAt: Instant,
  usedAt: Nullable(Instant),
  usedIp: Nullable(Type.String()),
  state: Words(keyStates),
});
/** `grantable`: scopes that the caller may give to a key. */
export const ApiKeys = Shape({ rows: Type.Array(ApiKey), grantable: Type.Array(Scope) });
export const MakeApiKey = Shape({
  name: Line(60),
  scopes: Type.Array(Scope, { minItems: 1, maxItems: 100, uniqueItems: true }),
  /** Lifetime of the key in days. */
  days: Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90), Type.Literal(365)]),
});
/** `secret`: the key itself. It is shown only once; the shop stores its hash. */
export const MadeApiKey = Shape({ ...ApiKey.properties, secret: Type.String() });
export const ApiKeyParams = Shape({ id: Id });

export type ApiKey = Static<typeof ApiKey>;
export type MadeApiKey = Static<typeof MadeApiKey>;
