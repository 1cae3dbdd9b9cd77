import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { forgetTokensTask } from '#server/card/forget-tokens.ts';

export interface SealedRow {
  id: number;
  sealed: Buffer;
}

/** Where sealed texts are stored. */
export interface SealedPlace {
  table: 'cards' | 'orders' | 'staff_factors' | 'webhook_endpoints' | 'gold_intakes';
  column: string;
}

/** Returns the next rows after an id that do not begin with the header, locked until the end of the transaction. */
export async function lockSealed(
  db: Db,
  { place, header, after, limit }: { place: SealedPlace; header: Buffer; after: number; limit: number },
): Promise<SealedRow[]> {
  const column = sql.ref(place.column);
  const { rows } = await sql<SealedRow>`
    select id, ${column} as sealed from ${sql.table(place.table)}
    where id > ${after} and ${column} is not null
      and substring(${column} from 1 for ${header.length}::integer) <> ${header}
    order by id limit ${limit} for no key update`.execute(db);
  return rows;
}

/** Updates a whole batch in one statement. */
export async function updateSealed(
  db: Db,
  { place, rows }: { place: SealedPlace; rows: readonly SealedRow[] },
): Promise<void> {
  await sql`
    update ${sql.table(place.table)} t set ${sql.ref(place.column)} = given.sealed
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ sealed }) => sealed)}::bytea[]) as given (id, sealed)
    where t.id = given.id`.execute(db);
}

/** Updates the hashes by which cards are recognised; they also depend on the secret. */
export async function updateTokenHmacs(
  db: Db,
  rows: readonly { id: number; tokenHmac: Buffer }[],
): Promise<void> {
  await sql`
    update cards c set token_hmac = given.hmac
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ tokenHmac }) => tokenHmac)}::bytea[]) as given (id, hmac)
    where c.id = given.id`.execute(db);
}

/** Counts jobs whose payload contains a sealed token. */
export async function countTokensInJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from graphile_worker.jobs where task_identifier = ${forgetTokensTask}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Returns every phone and email that the shop may send unrequested messages to. */
export async function selectContacts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ contact: string }>`
    select contact from (
      select phone as contact from users union select email from users
      union select phone from stock_alerts union select email from stock_alerts
    ) known where contact is not null`.execute(db);
  return rows.map(({ contact }) => contact);
}

export async function selectMuted(db: Db): Promise<{ contactHmac: Buffer; mutedAt: Date }[]> {
  const rows = await db.selectFrom('muted_contacts').select(['contact_hmac', 'muted_at']).execute();
  return rows.map((row) => ({ contactHmac: row.contact_hmac, mutedAt: row.muted_at }));
}

export async function insertMuted(
  db: Db,
  { contactHmac, mutedAt }: { contactHmac: Buffer; mutedAt: Date },
): Promise<void> {
  await db
    .insertInto('muted_contacts')
    .values({ contact_hmac: contactHmac, muted_at: mutedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
