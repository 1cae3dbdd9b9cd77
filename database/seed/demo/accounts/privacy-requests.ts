import type { ClientBase } from 'pg';
import { defaultPrivacyDays } from '#domain/account/privacy-days.ts';
import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';

interface PrivacyRow {
  kind: 'EXPORT' | 'ERASE';
  daysAgo: number;
  basis: string;
  /** Days until it was done; null = it is pending. */
  doneAfter: number | null;
  refusedFor: string | null;
}

/** A pending copy, a delivered one, and an erasure that the person withdrew. */
const requests: readonly PrivacyRow[] = [
  { kind: 'EXPORT', daysAgo: 4, basis: 'Письмо вх. 41', doneAfter: null, refusedFor: null },
  { kind: 'EXPORT', daysAgo: 38, basis: 'Письмо вх. 27', doneAfter: 3, refusedFor: null },
  { kind: 'ERASE', daysAgo: 61, basis: 'Звонок', doneAfter: 2, refusedFor: 'Обращение отозвано по телефону' },
];

/** Adds privacy requests of three customers of the demo (backoffice.md 2.9). */
export async function addPrivacyRequests(
  client: ClientBase,
  { userIds, today }: { userIds: readonly number[]; today: TashkentDay },
): Promise<void> {
  const { rows: managers } = await client.query<{ id: number }>(
    `select id::integer as id from staff where role = 'MANAGER' order by id limit 1`,
  );
  const manager = managers[0]?.id;
  // a demo without its staff
  if (manager === undefined) return;
  const rows = requests.map(({ kind, daysAgo, basis, doneAfter, refusedFor }, nth) => {
    const requestedOn = addDays(today, -daysAgo);
    return {
      user_id: userIds[30 + nth],
      kind,
      basis,
      requested_on: requestedOn,
      due_on: addDays(requestedOn, defaultPrivacyDays),
      privacy_state: doneAfter === null ? 'WAITING' : refusedFor === null ? 'DONE' : 'REFUSED',
      added_by: manager,
      done_by: doneAfter === null ? null : manager,
      done_at: doneAfter === null ? null : `${addDays(requestedOn, doneAfter)}T15:20:00+05:00`,
      outcome: refusedFor,
      created_at: `${requestedOn}T11:10:00+05:00`,
    };
  });
  await client.query(
    `insert into privacy_requests (user_id, kind, basis, requested_on, due_on, privacy_state, added_by, done_by, done_at, outcome, created_at)
     select p.user_id, p.kind, p.basis, p.requested_on, p.due_on, p.privacy_state, p.added_by, p.done_by, p.done_at, p.outcome, p.created_at
     from jsonb_populate_recordset(null::privacy_requests, $1::jsonb) p`,
    [JSON.stringify(rows)],
  );
}
