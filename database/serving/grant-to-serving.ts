import type { ClientBase, Pool } from 'pg';
import { DatabaseProblem } from '../problems.ts';

// Any number, as long as every process takes the same: two that grant at once would change the same rows.
const lockNumber = 7_204_512;

/**
 * Gives `role` what serving shoppers and staff needs, on the tables of `owner`: rows, no tables. Where a trigger refuses every change (the
 * audit, movements of pieces and cash), it only reads and adds. Refuses UNFIT where that role could take the rest by itself: it owns the
 * tables, is a member of a role that does, or is a superuser.
 */
export async function grantToServing(owner: Pool, role: string): Promise<void> {
  await requireNoOwner(owner, role);
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await grant(client, role);
    await client.query('commit');
  } finally {
    // a session that failed ends with its transaction
    client.release(true);
  }
}

async function requireNoOwner(owner: Pool, role: string): Promise<void> {
  const { rows } = await owner.query<{ isOwner: boolean }>(
    `select r.rolsuper or pg_has_role(r.oid, t.relowner, 'MEMBER') as "isOwner"
    from pg_roles r, pg_class t where r.rolname = $1 and t.oid = 'audit_entries'::regclass`,
    [role],
  );
  if (rows[0]?.isOwner === false) return;
  throw new DatabaseProblem(
    'UNFIT',
    `The user ${role} of DATABASE_URL owns the shop's tables or may become their owner, so that DATABASE_OWNER_URL protects nothing: make one of its own (docs/runbooks/database.md).`,
  );
}

interface Granted {
  name: string;
  /** It only grows: a trigger refuses changes. */
  isAddedTo: boolean;
  /** Those of the job queue show their rows to nobody but their owner and who has a policy. */
  needsPolicy: boolean;
}

/** What was given before goes first: a table that only grows from now on loses its updates. */
async function grant(client: ClientBase, role: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  await client.query(`
    revoke create on schema public from public;
    revoke all on all tables in schema public, graphile_worker from ${name};
    grant usage on schema public, graphile_worker to ${name};
    grant select on all tables in schema public, graphile_worker to ${name};
    grant usage, select on all sequences in schema public, graphile_worker to ${name}`);
  const tables = await listTables(client, role);
  const policy = client.escapeIdentifier(`serving by ${role}`);
  const grants = tables.flatMap((table) => [
    `grant insert${table.isAddedTo ? '' : ', update, delete'} on ${table.name} to ${name}`,
    ...(table.needsPolicy
      ? [`create policy ${policy} on ${table.name} to ${name} using (true) with check (true)`]
      : []),
  ]);
  await client.query(grants.join(';\n'));
}

/** Without the notes of which migrations were applied: they are the owner's. */
async function listTables(client: ClientBase, role: string): Promise<Granted[]> {
  const { rows } = await client.query<Granted>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      exists (select from pg_trigger g join pg_proc f on f.oid = g.tgfoid
        where g.tgrelid = c.oid and f.proname = 'refuse_change') as "isAddedTo",
      c.relrowsecurity and not exists (select from pg_policy p join pg_roles r on r.oid = any (p.polroles)
        where p.polrelid = c.oid and r.rolname = $1) as "needsPolicy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v')
      and c.relname not in ('schema_migrations', 'migrations')`,
    [role],
  );
  return rows;
}
