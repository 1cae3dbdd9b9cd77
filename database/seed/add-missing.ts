import type { ClientBase, Pool } from 'pg';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { demoSetting, lockNumber } from './demo-shop.ts';

/** The name of the setting that lists the additions a database has received. */
const additionsSetting = 'demo_additions';

interface Addition {
  /** The name of the addition. It is stored permanently, so that what an editor deletes is not added again. */
  name: string;
  /** Adds only missing rows, without changing existing ones, and returns the number of rows added. */
  add: (client: ClientBase) => Promise<number>;
}

/** Additions to demos created by earlier versions. A new demo contains all of them. */
const additions: readonly Addition[] = [
  { name: 'pages', add: addPages },
  { name: 'making', add: addMaking },
  { name: 'loose-stones', add: addStones },
  { name: 'promo-codes', add: addReductions },
  { name: 'history', add: addSales },
  { name: 'requests', add: addShoppersRequests },
  { name: 'accounts', add: addBuyersAccounts },
  { name: 'rates', add: addRates },
  { name: 'messages', add: addOrderMessages },
  { name: 'events', add: addMeasuredEvents },
  { name: 'staff-work', add: addWorkOfStaff },
];

const allAdditions = (): string[] => additions.map(({ name }) => name);

/**
 * Adds to a demo shop created by an earlier version what was introduced since; returns the names of the additions. Not for a shop without
 * the demo.
 */
export async function addMissing(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const added = await addAll(client);
    await client.query('commit');
    return added;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function addAll(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; value: unknown }>(
    'select name, value from shop_settings where name = any($1)',
    [[demoSetting, additionsSetting]],
  );
  if (!rows.some(({ name }) => name === demoSetting)) return [];
  const had = rows.find(({ name }) => name === additionsSetting)?.value;
  const missing = additions.filter(({ name }) => !(Array.isArray(had) && had.includes(name)));
  const added: string[] = [];
  for (const { name, add } of missing) {
    if ((await add(client)) > 0) added.push(name);
  }
  if (missing.length > 0)
    await client.query(
      `insert into shop_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
      [additionsSetting, JSON.stringify(allAdditions())],
    );
  return added;
}

async function addPages(client: ClientBase): Promise<number> {
  const { readPages } = await import('./pages.ts');
  const { rowCount } = await client.query(
    `insert into pages (slug, title, description, body)
     select slug, title, description, body from jsonb_populate_recordset(null::pages, $1::jsonb) on conflict (slug) do nothing`,
    [JSON.stringify(readPages())],
  );
  return rowCount ?? 0;
}

/** Sets the makes of the models: from then on the metal formula prices their pieces. */
async function addMaking(client: ClientBase): Promise<number> {
  const { readModels } = await import('./demo/models.ts');
  const { onRequest } = await import('./demo/edge-cases.ts');
  const models = readModels().filter(({ artikul }) => artikul !== onRequest);
  const { rowCount } = await client.query(
    `with made as (
       update products p set make = m.make from unnest($1::text[], $2::text[]) as m (artikul, make)
       where p.artikul = m.artikul and p.make is null returning p.id
     )
     update product_items set price_source = 'FORMULA' where product_id in (select id from made) and price_b2c_som > 0`,
    [models.map(({ artikul }) => artikul), models.map(({ make }) => make)],
  );
  return rowCount ?? 0;
}

async function addStones(client: ClientBase): Promise<number> {
  const { addLooseStones } = await import('./demo/loose-stones/loose-stone-rows.ts');
  return addLooseStones(client, tashkentDay(new Date()));
}

async function addReductions(client: ClientBase): Promise<number> {
  const { addDemoReductions } = await import('./demo/prices/reductions.ts');
  return addDemoReductions(client, tashkentDay(new Date()));
}

async function addRates(client: ClientBase): Promise<number> {
  const { addDemoRates } = await import('./demo/prices/rates.ts');
  return addDemoRates(client, tashkentDay(new Date()));
}

/** Sale events follow from the orders: they are written again, from the first order on. */
async function addSales(client: ClientBase): Promise<number> {
  const { addHistory } = await import('./demo/history/add-history.ts');
  const count = await addHistory(client, tashkentDay(new Date()));
  if (count > 0) await client.query('truncate sale_events');
  return count;
}

async function addOrderMessages(client: ClientBase): Promise<number> {
  const { addMessages } = await import('./demo/messages/add-messages.ts');
  return addMessages(client, tashkentDay(new Date()));
}

async function addBuyersAccounts(client: ClientBase): Promise<number> {
  const { addAccounts } = await import('./demo/accounts/add-accounts.ts');
  return addAccounts(client, tashkentDay(new Date()));
}

async function addShoppersRequests(client: ClientBase): Promise<number> {
  const { addRequests } = await import('./demo/requests/add-requests.ts');
  return addRequests(client, tashkentDay(new Date()));
}

async function addMeasuredEvents(client: ClientBase): Promise<number> {
  const { addEvents } = await import('./demo/events/add-events.ts');
  return addEvents(client, tashkentDay(new Date()));
}

async function addWorkOfStaff(client: ClientBase): Promise<number> {
  const { addStaffWork } = await import('./demo/staff-work/add-staff-work.ts');
  return addStaffWork(client, tashkentDay(new Date()));
}
