import type { Me, UpdateMe } from '#contract/me.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { isBirthDate } from '#domain/account/birth-date.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { typedName } from '#server/auth/typed-name.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { getMe } from './get-me.ts';
import { type UserChange, changeUser, deleteConsents, insertConsents } from './queries.ts';
import { consentsFromWire } from './wire.ts';

/**
 * Changes the sent fields: omitted fields stay unchanged, null clears. A consent is stored with its time. Refuses with VALIDATION_FAILED.
 */
export async function updateMe(
  db: Db,
  { userId, typed, now }: { userId: number; typed: UpdateMe; now: Date },
): Promise<Me> {
  const change = readChange(typed, now);
  const { given, withdrawn } = consentsFromWire(typed.consents ?? {});
  return withTransaction(db, async (db) => {
    await lockUser(db, userId);
    if (Object.keys(change).length > 0) await changeUser(db, userId, change);
    if (given.length > 0) await insertConsents(db, { userId, consents: given, now });
    if (withdrawn.length > 0) await deleteConsents(db, { userId, consents: withdrawn });
    return getMe(db, userId);
  });
}

function readChange(typed: UpdateMe, now: Date): UserChange {
  const { firstName, lastName, birthDate, gender, language } = typed;
  if (birthDate != null && !isBirthDate(birthDate, tashkentDay(now)))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/birthDate', code: 'birthDate' }]);
  return {
    ...(firstName !== undefined && { first_name: nameOrNone('/firstName', firstName) }),
    ...(lastName !== undefined && { last_name: nameOrNone('/lastName', lastName) }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(gender !== undefined && { gender }),
    ...(language !== undefined && { language }),
  };
}

function nameOrNone(path: string, name: string | null): string | null {
  return name === null ? null : typedName(path, name);
}
