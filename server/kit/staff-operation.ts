import type { FastifyBaseLogger } from 'fastify';
import type { AnswerOf, InputOf } from '#contract/operations/operation.ts';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import type { Language } from '#contract/words.ts';
import type { PermissionHolder } from '#domain/auth/permissions.ts';
import type { Cookies } from './http/cookies.ts';

/** Somebody who works in the shop; `keyScopes`: a key of theirs calls, and has those permissions alone. */
export interface Staff extends PermissionHolder {
  id: number;
  name: string;
  email: string;
  language: Language;
  storeIds: readonly number[];
}

export interface StaffSession {
  /** SHA-256 of its cookie. */
  idHash: Buffer;
  /** The token of calls that change something (header X-Csrf). */
  csrf: string;
  /** false: the second factor is owed, for the first time or after a long rest. */
  isWhole: boolean;
  createdAt: Date;
  endsAt: Date;
  steppedUpAt: Date | null;
}

/** Who calls an operation that is open to anybody. */
export interface StaffVisitor {
  ip: string;
  language: Language;
  /** The browser, as it calls itself. */
  device: string;
  requestId: string;
  cookies: Cookies;
  log: FastifyBaseLogger;
}

/** Who calls every other operation. */
export interface StaffCaller extends StaffVisitor {
  staff: Staff;
  /** The session of a key: it has no browser and no second factor. */
  session: StaffSession;
  /** The key that calls in the name of `staff`; null: they do themselves. */
  keyId: number | null;
  /** The stores whose records the operation's permission spans; null = all of them. */
  stores: readonly number[] | null;
}

type FilePart<Declared> = Declared extends { fileBytes: number } ? { content: Buffer } : unknown;
type VersionPart<Declared> = Declared extends { ifMatch: true } ? { version: number } : unknown;
type OperationPart<Declared extends StaffOperation> = Declared & { actor: 'visitor'; cache: 'private' };

/** The input of a staff operation; `version`: the one that its caller saw (If-Match). */
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
 * What a staff operation does. `deps.db` is the open transaction that the call's entry of the audit is in. Throws a Refusal of the codes
 * that its declaration names.
 */
export type StaffFunctions<Declared extends Record<string, StaffOperation>, Deps> = {
  [Name in keyof Declared]: (
    deps: Deps,
    call: StaffCall<Declared[Name]>,
  ) => Promise<StaffAnswerOf<Declared[Name]>>;
};
