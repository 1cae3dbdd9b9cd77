import { Type, type Static } from 'typebox';
import { Email, Id, Instant, LanguageWord, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { AnyOf } from '../list.ts';

export const staffRoleWords = [
  'OWNER',
  'MANAGER',
  'CONTENT',
  'SUPPORT',
  'WAREHOUSE',
  'SELLER',
  'ACCOUNTANT',
] as const;

/** A password is 12 to 128 letters long; common ones are refused (`commonPassword`). */
const NewPassword = Type.String({ minLength: 12, maxLength: 128 });
/** Six digits of an authenticator app, or a recovery code. */
const FactorCode = Type.String({ minLength: 6, maxLength: 20, pattern: '^[0-9A-Za-z-]+$' });
const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

export const StaffLogin = Shape({ email: Email, password: Type.String({ minLength: 1, maxLength: 128 }) });

/** What comes after the password: the second factor, by code or passkey, or, for those who have none yet, making one. */
export const LoginStep = Shape({ next: Words(['FACTOR', 'ENROLL']), hasPasskey: Type.Boolean() });

export const FactorAnswer = Shape({ code: FactorCode });

/** `scope` ALL: every store's records; OWN: those of `storeIds`. */
export const StaffPermission = Shape({
  permission: Type.String(),
  scope: Words(['ALL', 'OWN']),
  /** Asks for the second factor, unless it was given within the last five minutes. */
  needsStepUp: Type.Boolean(),
});

/** Who is logged in. `csrf` goes with every call that changes something, as the header X-Csrf. */
export const StaffSession = Shape({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Words(staffRoleWords),
  language: LanguageWord,
  /** Left out of nobody: empty for those who belong to no store. */
  storeIds: Type.Array(Id),
  permissions: Type.Array(StaffPermission),
  /** The second factor may be given by a passkey. */
  hasPasskey: Type.Boolean(),
  csrf: Type.String(),
  /** The session ends then, whatever happens; without a call for `idleMinutes` it is locked until the second factor is given. */
  endsAt: Instant,
  idleMinutes: Type.Integer(),
});

/** An account that the demo offers on its login page. */
export const DemoAccount = Shape({ id: Id, name: Type.String(), role: Words(staffRoleWords) });
/** One of the two: the link that the first start printed, or a demo account chosen on this machine. */
export const DemoEntry = Shape({ token: Type.Optional(Token), staffId: Type.Optional(Id) });

export const AcceptInvitation = Shape({ token: Token, password: NewPassword });

/** Secret for an authenticator app: `uri` (otpauth://) is shown as a QR code, `secret` can be typed. */
export const NewTotpFactor = Shape({ secret: Type.String(), uri: Type.String() });

/** Each works once; they are shown now and never again. */
export const RecoveryCodes = Shape({ codes: Type.Array(Type.String()) });

export const OwnSession = Shape({
  id: Type.String(),
  device: Type.String(),
  ip: Type.String(),
  createdAt: Instant,
  seenAt: Instant,
  isThisOne: Type.Boolean(),
});
export const SessionParams = Shape({ id: Type.String({ minLength: 8, maxLength: 64 }) });

export const StaffMember = Shape({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Words(staffRoleWords),
  state: Words(['INVITED', 'ACTIVE', 'SUSPENDED']),
  storeIds: Type.Array(Id),
  hasFactor: Type.Boolean(),
  seenAt: Nullable(Instant),
  /** Browsers in which they are logged in now. */
  sessions: Type.Integer({ minimum: 0 }),
  version: Type.Integer({ minimum: 1 }),
});
/** `q`: a part of a name or a mail address. `storeId`: who works there; who works in all stores is left out. */
export const StaffQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  role: Type.Optional(AnyOf),
  state: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
});
export const staffColumns = ['name', 'state', 'role', 'stores', 'email', 'seenAt', 'sessions'] as const;

export const StaffParams = Shape({ id: Id });
export const InviteStaff = Shape({
  email: Email,
  name: Line(60),
  role: Words(staffRoleWords),
  language: LanguageWord,
  storeIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
});
export const ChangeStaff = Shape({
  role: Type.Optional(Words(staffRoleWords)),
  storeIds: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
  state: Type.Optional(Words(['ACTIVE', 'SUSPENDED'])),
});

export type StaffColumn = (typeof staffColumns)[number];
export type LoginStep = Static<typeof LoginStep>;
export type StaffSession = Static<typeof StaffSession>;
export type StaffMember = Static<typeof StaffMember>;
