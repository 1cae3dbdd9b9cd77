import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';

/** Returns the greatest running number of a year; 0 = it has none. All ids have the same length, so the primary key's index sorts them. */
export async function lastNumber(db: ReadDb, year: number): Promise<number> {
  const last = await db
    .selectFrom('certificates')
    .select('id')
    .where('id', '>', `ZC-${year}-`)
    .where('id', '<', `ZC-${year + 1}-`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : Number(last.id.slice(8, 14));
}

/** Returns the next id of the register, which is locked until the transaction ends, so that no other transaction takes it. */
export async function nextCertificateId(db: Db, now: Date): Promise<string> {
  const year = Number(tashkentDay(now).slice(0, 4));
  await sql`select pg_advisory_xact_lock(hashtextextended('certificates', ${year}))`.execute(db);
  return certificateId(year, (await lastNumber(db, year)) + 1);
}
