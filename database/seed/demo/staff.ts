import type { ClientBase } from 'pg';
import { demoAccounts, demoDomain } from '#domain/auth/demo-accounts.ts';
import type { StaffTable } from '../../schema.ts';

/** The demo's staff by role and store, as ids. */
export interface DemoStaff {
  support: number;
  /** The first staff member of a role. */
  idOf: (role: StaffTable['role']) => number;
  /** The store's seller, or the manager if it has none. */
  sellerOf: (storeId: number) => number;
}

/** Adds the demo's staff without passwords, which the start of the shop sets (server/staff/demo.ts). Existing members stay unchanged. */
export async function addDemoStaff(client: ClientBase): Promise<DemoStaff> {
  await client.query(
    `with added as (
       insert into staff (email, name, role, language, created_at)
       select a.email, a.name, a.role, 'ru', now()
       from rows from (jsonb_to_recordset($1::jsonb) as (email text, name text, role text))
         with ordinality as a (email, name, role, nth)
       order by a.nth on conflict do nothing returning id, email
     )
     insert into staff_stores (staff_id, store_id)
     select added.id, s.id from added
     join jsonb_to_recordset($1::jsonb) as a (email text, stores jsonb) on a.email = added.email
     join stores s on a.stores ? s.slug`,
    [JSON.stringify(demoAccounts)],
  );
  return readStaff(client);
}

async function readStaff(client: ClientBase): Promise<DemoStaff> {
  const { rows } = await client.query<{ id: number; role: StaffTable['role']; store_ids: number[] }>(
    `select p.id::integer as id, p.role, array(select s.store_id::integer from staff_stores s where s.staff_id = p.id) as store_ids
     from staff p where p.email like $1 order by p.id`,
    [`%${demoDomain}`],
  );
  const idOf = (role: StaffTable['role']): number => {
    const row = rows.find((one) => one.role === role);
    if (row === undefined) throw new Error(`the demo has no ${role}`);
    return row.id;
  };
  const manager = idOf('MANAGER');
  return {
    support: idOf('SUPPORT'),
    idOf,
    sellerOf: (storeId) => rows.find(({ store_ids: ids }) => ids.includes(storeId))?.id ?? manager,
  };
}
