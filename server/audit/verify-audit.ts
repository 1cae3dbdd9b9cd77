import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { AuditBreak, AuditVerdict } from './audit-verdict.ts';
import { endVerification, findLastSealed, insertVerification } from './queries-head.ts';

/**
 * Recomputes every hash of the audit in one snapshot, so it may be sealed concurrently. `head` is a hash noted earlier; without it, blocks
 * removed from the end are not detected.
 */
export async function verifyAudit(db: ReadDb, head?: string): Promise<AuditVerdict> {
  const { rows: totals } = await sql<{
    blocks: number;
    entries: number;
    head: string | null;
    has_head: boolean;
  }>`
    select count(*)::int as blocks, coalesce(sum(entries), 0)::int as entries,
      (select encode(hash, 'hex') from audit_blocks order by id desc limit 1) as head,
      coalesce(bool_or(encode(hash, 'hex') = ${head ?? null}), false) as has_head
    from audit_blocks`.execute(db);
  const [total] = totals;
  if (total === undefined) throw new Error('the aggregate query returned no row');
  const { has_head: hasHead, ...facts } = total;
  const last = Number.MAX_SAFE_INTEGER;
  const broken: AuditBreak[] = [...(await findBrokenEntries(db)), ...(await findBrokenBlock(db))].toSorted(
    (one, other) => (one.block ?? last) - (other.block ?? last),
  );
  const intactTo = await findLastSealed(
    db,
    broken[0]?.kind === 'CUT_OFF' ? null : (broken[0]?.block ?? null),
  );
  return {
    ...facts,
    intactTo,
    broken: head === undefined || hasHead ? broken : [...broken, { kind: 'CUT_OFF' }],
  };
}

/** Verifies the audit and stores the result, which the screen shows. */
export async function verifyAndNote(
  db: Db,
  { head, now }: { head?: string | undefined; now: Date },
): Promise<AuditVerdict> {
  const verdict = await verifyAudit(db, head);
  await insertVerification(db, { verdict, now });
  return verdict;
}

/** Runs the verification requested on the screen and stores its result. */
export async function verifyAsRequested(db: Db, now: () => Date): Promise<void> {
  const verdict = await verifyAudit(db);
  await endVerification(db, { verdict, now: now() });
}

type BrokenEntry = Extract<AuditBreak, { entry: number }>;

/**
 * ADDED: an entry that is unsealed, or sealed late, although its transaction had ended before an earlier block of the cluster was sealed;
 * or changes without an entry.
 */
async function findBrokenEntries(db: ReadDb): Promise<BrokenEntry[]> {
  const { rows } = await sql<BrokenEntry>`
    (select 'CHANGED' as kind, s.block_id as block, s.entry_id as entry
      from audit_sealed s join audit_entries e on e.id = s.entry_id
      where audit_entry_hash(e) <> s.hash order by s.entry_id limit 1)
    union all
    (select 'MISSING', s.block_id, s.entry_id from audit_sealed s
      where not exists (select from audit_entries e where e.id = s.entry_id) order by s.entry_id limit 1)
    union all
    (select 'ADDED', s.block_id, e.id from audit_entries e left join audit_sealed s on s.entry_id = e.id
      cross join pg_control_system() c
      where exists (select from audit_blocks b
        where b.cluster = coalesce((select own.cluster from audit_blocks own where own.id = s.block_id), c.system_identifier)
          and (s.block_id is null or b.id < s.block_id) and e.transaction_id < b.oldest_open)
      order by e.id limit 1)
    union all
    (select 'ADDED', null, c.entry_id from audit_changes c
      where not exists (select from audit_entries e where e.id = c.entry_id)
        and not exists (select from audit_sealed s where s.entry_id = c.entry_id) order by c.id limit 1)`.execute(
    db,
  );
  return rows;
}

/** Finds a block whose hash does not match its entries and the previous block, or whose number of entries differs from the stored one. */
async function findBrokenBlock(db: ReadDb): Promise<{ kind: 'BLOCK_CHANGED'; block: number }[]> {
  const { rows } = await sql<{ block: number }>`
    select b.id as block from (
      select id, previous_hash, hash, entries, lag(hash) over (order by id) as before from audit_blocks
    ) b left join lateral (
      select count(*) as members, string_agg(int8send(s.entry_id) || s.hash, '' order by s.entry_id) as text
      from audit_sealed s where s.block_id = b.id
    ) m on true
    where b.previous_hash is distinct from b.before or m.members <> b.entries
      or sha256(coalesce(b.previous_hash, '') || coalesce(m.text, '')) <> b.hash
    order by b.id limit 1`.execute(db);
  return rows.map(({ block }) => ({ kind: 'BLOCK_CHANGED', block }));
}
