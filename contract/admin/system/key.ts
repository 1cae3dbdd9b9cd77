import { Type, type Static } from 'typebox';
import type { Permission } from '#domain/auth/permissions.ts';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';

export const keyStates = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

/** A permission of the one table that needs no second factor. */
const Scope = Type.Unsafe<Permission>(Type.String({ maxLength: 40, pattern: '^[a-z0-9]+\\.[a-z0-9]+$' }));

/** `prefix`: its first letters. `scopes`: what it may, as long as its maker may. ACTIVE also while its maker is suspended; it opens nothing then. */
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
/** `grantable`: what the caller may give to a key of theirs. */
export const ApiKeys = Shape({ rows: Type.Array(ApiKey), grantable: Type.Array(Scope) });
export const MakeApiKey = Shape({
  name: Line(60),
  scopes: Type.Array(Scope, { minItems: 1, maxItems: 100, uniqueItems: true }),
  /** How long the key lives, in days. */
  days: Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90), Type.Literal(365)]),
});
/** `secret`: the key itself. It is shown this once; the shop stores its hash. */
export const MadeApiKey = Shape({ ...ApiKey.properties, secret: Type.String() });
export const ApiKeyParams = Shape({ id: Id });

export type ApiKey = Static<typeof ApiKey>;
export type MadeApiKey = Static<typeof MadeApiKey>;
