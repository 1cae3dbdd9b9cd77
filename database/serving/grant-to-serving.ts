import type { ClientBase, Pool } from 'pg';
import { DatabaseProblem } from '../problems.ts';

// An arbitrary number used by every process that grants, because concurrent grants would change the same rows.
const lockNumber = 7_204_513;

/**
 * Grants `role` what serving shoppers and staff requires on the tables of `owner`: rows, but no tables. On tables whose trigger refuses
 * all changes (the audit, movements of pieces and cash) it can only read and insert. Refuses with UNFIT if that role could extend its own
 * rights: it owns the tables, is a member of a role that does, or is a superuser.
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
    // the transaction of a failed session ends with it
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
    `The user ${role} of DATABASE_URL owns the shop's tables or can become their owner, so DATABASE_OWNER_URL has no effect: create a separate user (docs/runbooks/database.md).`,
  );
}

interface Granted {
  name: string;
  /** Insert-only: a trigger refuses changes. */
  isAddedTo: boolean;
  /** Tables of the job queue show their rows only to their owner and to roles with a policy. */
  needsPolicy: boolean;
}

/** Revokes earlier grants first, so that a table that has become insert-only loses its updates. */
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

/** Without the tables of applied migrations, which belong to the owner. */
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
