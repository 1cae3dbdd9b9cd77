import type { Language } from '#contract/words.ts';
import type { GoldIntake, GoldPerson } from '#contract/admin/gold.ts';
import { goldActNumber } from '#domain/gold/buy-back.ts';
import type { ReadDb } from '#database/connect.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { openPerson } from './gold-person.ts';
import { type IntakeRow, selectIntake, selectMetalNames, selectReady } from './queries-gold.ts';
import { intakeToWire } from './wire.ts';

/** Returns old gold that must exist. */
export async function getIntake(db: ReadDb, id: number): Promise<GoldIntake> {
  const row = await selectIntake(db, id);
  if (row === undefined) throw new Error(`old gold ${id} is gone`);
  return intakeToWire(row);
}

/** Lists old gold of a store that may pay for a sale. */
export async function listReadyGold(
  db: ReadDb,
  storeId: number,
): Promise<{ id: number; act: string; description: string; amount: number }[]> {
  return (await selectReady(db, storeId)).map(({ id, description, amount_som: amount }) => ({
    id,
    act: goldActNumber(id),
    description,
    amount,
  }));
}

/** Returns old gold of the caller's stores. Refuses with NOT_FOUND. */
export async function findOwnIntake(db: ReadDb, id: number, caller: StaffCaller): Promise<IntakeRow> {
  const row = await selectIntake(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return row;
}

/** Returns the seller with their identity document. Refuses with NOT_FOUND, also for gold that was given back. */
export function personOf({ person_sealed: sealed }: IntakeRow, secret: string): GoldPerson {
  if (sealed === null) throw new Refusal('NOT_FOUND');
  return openPerson(secret, sealed);
}

/** Returns old gold with its metal's name and its seller, for the act. Refuses with NOT_FOUND. */
export async function readGoldAct(
  db: ReadDb,
  { id, caller, secret, language }: { id: number; caller: StaffCaller; secret: string; language: Language },
): Promise<{ intake: GoldIntake; person: GoldPerson; metal: string }> {
  const row = await findOwnIntake(db, id, caller);
  const metal = (await selectMetalNames(db, row.metal))[language];
  return { intake: intakeToWire(row), person: personOf(row, secret), metal };
}
