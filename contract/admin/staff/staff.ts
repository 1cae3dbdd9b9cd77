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

/** A password has 12 to 128 characters; common ones are refused (`commonPassword`). */
const NewPassword = Type.String({ minLength: 12, maxLength: 128 });
/** Six digits of an authenticator app, or a recovery code. */
const FactorCode = Type.String({ minLength: 6, maxLength: 20, pattern: '^[0-9A-Za-z-]+$' });
const Token = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

export const StaffLogin = Shape({ email: Email, password: Type.String({ minLength: 1, maxLength: 128 }) });

/** The step after the password: the second factor (code or passkey), or enrolling one if the account has none. */
export const LoginStep = Shape({ next: Words(['FACTOR', 'ENROLL']), hasPasskey: Type.Boolean() });

export const FactorAnswer = Shape({ code: FactorCode });

/** `scope` ALL: records of all stores; OWN: records of `storeIds`. */
export const StaffPermission = Shape({
  permission: Type.String(),
  scope: Words(['ALL', 'OWN']),
  /** Requires the second factor, unless it was given in the last five minutes. */
  needsStepUp: Type.Boolean(),
});

/** The logged-in staff member. Every call that changes something must send `csrf` in the header X-Csrf. */
export const StaffSession = Shape({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Words(staffRoleWords),
  language: LanguageWord,
  /** Always present; empty for those who belong to no store. */
  storeIds: Type.Array(Id),
  permissions: Type.Array(StaffPermission),
  /** The caller has a passkey as a second factor. */
  hasPasskey: Type.Boolean(),
  csrf: Type.String(),
  /** The session always ends at this instant. After `idleMinutes` without a call it is locked until the second factor is given. */
  endsAt: Instant,
  idleMinutes: Type.Integer(),
});

/** An account that the demo offers on its login page. */
export const DemoAccount = Shape({ id: Id, name: Type.String(), role: Words(staffRoleWords) });
/** Exactly one of: the token of the link that the first start printed, or a demo account chosen on this machine. */
export const DemoEntry = Shape({ token: Type.Optional(Token), staffId: Type.Optional(Id) });

export const AcceptInvitation = Shape({ token: Token, password: NewPassword });

/** The secret of an authenticator app: `uri` (otpauth://) is shown as a QR code, `secret` can be typed. */
export const NewTotpFactor = Shape({ secret: Type.String(), uri: Type.String() });

/** Each code works once. They are shown only now. */
export const RecoveryCodes = Shape({ codes: Type.Array(Type.String()) });

export const OwnSession = Shape({
  id: Type.String(),
  /** The names of its browser and system: `Chrome, Windows`. */
  device: Type.String(),
  ip: Type.String(),
  createdAt: Instant,
  seenAt: Instant,
  isThisOne: Type.Boolean(),
});
export const SessionParams = Shape({ id: Type.String({ minLength: 8, maxLength: 64 }) });

/** A role that the caller may give. `needsApproval`: a second person decides, and the call must state a reason. */
export const RoleChoice = Shape({ role: Words(staffRoleWords), needsApproval: Type.Boolean() });
export const RoleChoices = Type.Array(RoleChoice);

export const staffMemberActions = ['CHANGE', 'SUSPEND', 'RESTORE', 'REVOKE', 'SEND_AGAIN', 'RESET'] as const;

/**
 * SUSPEND and REVOKE (of an invitation) set the state SUSPENDED, RESTORE the state ACTIVE. SEND_AGAIN: another link, which ends the earlier.
 * `allowedActions` and `roles`: what the caller may do to this member, and the roles that the caller may give them, with the present one.
 * `waitingApproval`: a request for another role that nobody has decided yet.
 */
export const StaffMember = Shape({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  role: Words(staffRoleWords),
  state: Words(['INVITED', 'ACTIVE', 'SUSPENDED']),
  storeIds: Type.Array(Id),
  hasFactor: Type.Boolean(),
  seenAt: Nullable(Instant),
  /** Number of browsers in which they are logged in. */
  sessions: Type.Integer({ minimum: 0 }),
  allowedActions: Type.Array(Words(staffMemberActions)),
  roles: RoleChoices,
  waitingApproval: Nullable(Id),
  version: Type.Integer({ minimum: 1 }),
});
/** `q`: a part of a name or an email address. `storeId`: who works there, without those who work in all stores. */
export const StaffQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  role: Type.Optional(AnyOf),
  state: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
});
export const staffColumns = ['name', 'state', 'role', 'stores', 'email', 'seenAt', 'sessions'] as const;

export const StaffParams = Shape({ id: Id });
/** `reason` (also of a change): for the second person, if the role needs one. */
export const InviteStaff = Shape({
  email: Email,
  name: Line(60),
  role: Words(staffRoleWords),
  language: LanguageWord,
  storeIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
  reason: Type.Optional(Line(300)),
});
export const ChangeStaff = Shape({
  role: Type.Optional(Words(staffRoleWords)),
  storeIds: Type.Optional(Type.Array(Id, { maxItems: 100, uniqueItems: true })),
  state: Type.Optional(Words(['ACTIVE', 'SUSPENDED'])),
  reason: Type.Optional(Line(300)),
});

export type StaffColumn = (typeof staffColumns)[number];
export type LoginStep = Static<typeof LoginStep>;
export type StaffSession = Static<typeof StaffSession>;
export type StaffMember = Static<typeof StaffMember>;
export type StaffMemberAction = (typeof staffMemberActions)[number];
export type RoleChoice = Static<typeof RoleChoice>;
