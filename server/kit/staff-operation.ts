import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, InputOf } from '#contract/operations/operation.ts';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import type { Language } from '#contract/words.ts';
import type { PermissionHolder } from '#domain/auth/permissions.ts';
import type { Cookies } from './http/cookies.ts';

/** A member of the staff; `keyScopes`: the call is made by one of their keys and is restricted to those permissions. */
export interface Staff extends PermissionHolder {
  id: number;
  name: string;
  email: string;
  language: Language;
  storeIds: readonly number[];
}

export interface StaffSession {
  /** SHA-256 of the session cookie. */
  idHash: Buffer;
  /** The token of calls that change data (header X-Csrf). */
  csrf: string;
  /** False if the second factor is missing, after the password or after a long time without a call. */
  isWhole: boolean;
  createdAt: Date;
  endsAt: Date;
  steppedUpAt: Date | null;
}

/** The caller of an operation that needs no login. */
export interface StaffVisitor {
  ip: string;
  language: Language;
  /** The browser's User-Agent. */
  device: string;
  requestId: string;
  cookies: Cookies;
  log: FastifyBaseLogger;
}

/** The caller of all other operations. */
export interface StaffCaller extends StaffVisitor {
  staff: Staff;
  /** The session; for a key, one without a browser and without a second factor. */
  session: StaffSession;
  /** The key that calls in the name of `staff`; null for a browser session. */
  keyId: number | null;
  /** The stores whose records the operation's permission covers; null = all of them. */
  stores: readonly number[] | null;
}

type FilePart<Declared> = Declared extends { fileBytes: number } ? { content: Buffer } : unknown;
type VersionPart<Declared> = Declared extends { ifMatch: true } ? { version: number } : unknown;
type OperationPart<Declared extends StaffOperation> = Declared & { actor: 'visitor'; cache: 'private' };

/** The input of a staff operation; `version`: the one that its caller read (If-Match). */
export type StaffInputOf<Declared extends StaffOperation> = InputOf<OperationPart<Declared>> &
  VersionPart<Declared> &
  FilePart<Declared>;
export type StaffAnswerOf<Declared extends StaffOperation> = AnswerOf<OperationPart<Declared>>;

export interface StaffCall<Declared extends StaffOperation> {
  caller: Declared['access'] extends 'anyone' ? StaffVisitor : StaffCaller;
  input: StaffInputOf<Declared>;
  now: Date;
}

/**
 * The implementation of a staff operation. `deps.db` is the open transaction that contains the call's audit entry. Throws a Refusal with a
 * code that the declaration names.
 */
export type StaffFunctions<Declared extends Record<string, StaffOperation>, Deps> = {
  [Name in keyof Declared]: (
    deps: Deps,
    call: StaffCall<Declared[Name]>,
  ) => Promise<StaffAnswerOf<Declared[Name]>>;
};
