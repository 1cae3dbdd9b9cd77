import type { ClientBase, Pool } from 'pg';

/** The kind of shop in a database; `undefined` if it was never marked. */
export type ShopKind = 'demo' | 'real';

const setting = 'shop_kind';

/** Reads the mark of the database; also undefined if there are no tables yet. */
export async function readShopKind(client: Pool | ClientBase): Promise<ShopKind | undefined> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.shop_settings') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) return undefined;
  const found = await client.query<{ value: ShopKind }>('select value from shop_settings where name = $1', [
    setting,
  ]);
  return found.rows[0]?.value;
}

/** Marks the database unless it has a mark, and returns its mark. Pages of a real shop do not state that it is a demonstration. */
export async function markShop(client: Pool | ClientBase, kind: ShopKind): Promise<ShopKind> {
  await client.query(
    'insert into shop_settings (name, value) values ($1, $2) on conflict (name) do nothing',
    [setting, JSON.stringify(kind)],
  );
  const marked = (await readShopKind(client)) ?? kind;
  if (marked === 'real')
    await client.query(
      `insert into shop_settings (name, value) values ('demo_notice', '"OFF"') on conflict (name) do nothing`,
    );
  return marked;
}
