import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import { type LimitDeps, recordEvent, subjectKey } from '#server/kit/limits/limits.ts';

/** Subjects in limit_events, which stores events for a day. They are counts only and contain no codes. */
const sent = 'codes-sent';
const redeemed = 'codes-redeemed';

export const recordCodeSent = (deps: LimitDeps, now: Date): Promise<void> =>
  recordEvent(deps, { subject: sent, now });

export const recordCodeRedeemed = (deps: LimitDeps, now: Date): Promise<void> =>
  recordEvent(deps, { subject: redeemed, now });

/** Counts the codes sent to phones and emails since then, and the redeemed ones. One statement. */
export async function countCodes(
  { db, secret }: { db: ReadDb; secret: string },
  since: Date,
): Promise<{ sent: number; redeemed: number }> {
  const [ofSent, ofRedeemed] = [subjectKey(secret, sent), subjectKey(secret, redeemed)];
  const { rows } = await sql<{ sent: number; redeemed: number }>`
    select count(*) filter (where subject = ${ofSent})::integer as sent, count(*) filter (where subject = ${ofRedeemed})::integer as redeemed
    from limit_events where subject = any(array[${ofSent}, ${ofRedeemed}]::bytea[]) and at > ${since}`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, redeemed: 0 };
}
