import { type RawBuilder, sql } from 'kysely';
import type { WordListName } from '#contract/admin/catalog/word.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { OrderedRows } from '#server/kit/row-order.ts';

interface WordTable {
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  /** Counts what uses the word of the row `w`. */
  uses: RawBuilder<unknown>;
  /** What the list contains about a word besides its names. */
  preciousMetal: RawBuilder<unknown>;
  care: RawBuilder<unknown>;
  menuPosition: RawBuilder<unknown>;
  probes: RawBuilder<unknown>;
  colors: RawBuilder<unknown>;
}

const none = sql`null`;
const plain = (table: string, uses: RawBuilder<unknown>, key = 'code'): WordTable => ({
  table: sql.table(table),
  key: sql.ref(key),
  uses,
  preciousMetal: none,
  care: none,
  menuPosition: none,
  probes: sql`'{}'::integer[]`,
  colors: sql`'{}'::text[]`,
});

const tables: Record<WordListName, WordTable> = {
  'precious-metals': {
    ...plain('precious_metals', sql`select count(*) from metals m where m.precious_metal = w.code`),
    care: sql`w.care`,
    probes: sql`w.probes`,
  },
  metals: {
    ...plain('metals', sql`select count(*) from products p where p.metal = w.code`),
    preciousMetal: sql`w.precious_metal`,
    colors: sql`w.colors`,
  },
  'stone-kinds': {
    ...plain('stone_kinds', sql`select count(*) from stones s where s.kind = w.kind`, 'kind'),
    care: sql`w.care`,
  },
  shapes: plain('stone_shapes', sql`select count(*) from stones s where s.shape = w.code`),
  occasions: {
    ...plain('occasions', sql`select count(*) from products p where w.code = any(p.occasions)`),
    menuPosition: sql`w.menu_position`,
  },
  styles: plain('styles', sql`select count(*) from products p where w.code = any(p.styles)`),
};

/** The words of a list in their order. */
export const orderedWords = (list: WordListName): OrderedRows => tables[list];

export interface StaffWordRow {
  list: WordListName;
  code: string;
  version: number;
  name: LocalizedText;
  isHidden: boolean;
  uses: number;
  preciousMetal: string | null;
  care: LocalizedText | null;
  menuPosition: number | null;
  probes: number[];
  colors: string[];
}

/** Returns the words of these lists in order, list after list. */
export async function selectWords(db: ReadDb, lists: readonly WordListName[]): Promise<StaffWordRow[]> {
  if (lists.length === 0) return [];
  const parts = lists.map((list, nth) => {
    const { table, key, uses, preciousMetal, care, menuPosition, probes, colors } = tables[list];
    return sql`
      select ${list}::text as list, w.${key} as code, w.version, w.name, w.is_hidden as "isHidden", (${uses})::int as uses,
        ${preciousMetal}::text as "preciousMetal", ${care}::jsonb as care, ${menuPosition}::int as "menuPosition",
        ${probes} as probes, ${colors} as colors, ${nth}::int as nth, w.position from ${table} w`;
  });
  const { rows } = await sql<StaffWordRow>`
    select list, code, version, name, "isHidden", uses, "preciousMetal", care, "menuPosition", probes, colors
    from (${sql.join(parts, sql` union all `)}) words order by nth, position, code limit 6000`.execute(db);
  return rows;
}

/** Locks the list, so that concurrent changes of its order run one after the other. */
export async function lockWords(db: Db, list: WordListName): Promise<void> {
  const { table, key } = tables[list];
  await sql`select from ${table} w order by w.${key} for update`.execute(db);
}

/** Inserts a word at the end. Returns whether the code was free and, for a metal, whether its precious metal exists. */
export async function insertWord(
  db: Db,
  list: WordListName,
  word: {
    code: string;
    name: LocalizedText;
    preciousMetal: string | undefined;
    probes: readonly number[];
  },
): Promise<boolean> {
  const { table, key } = tables[list];
  const name = JSON.stringify(word.name);
  const { rows } =
    list === 'metals'
      ? await sql`
          insert into metals (code, name, precious_metal, position)
          select ${word.code}, ${name}::jsonb, f.code, (select coalesce(max(position) + 1, 0) from metals)
          from precious_metals f where f.code = ${word.preciousMetal ?? ''} on conflict do nothing returning code`.execute(
          db,
        )
      : list === 'precious-metals'
        ? await sql`
          insert into precious_metals (code, name, probes, position)
          select ${word.code}, ${name}::jsonb, ${word.probes}::integer[], coalesce(max(position) + 1, 0) from precious_metals
          on conflict do nothing returning code`.execute(db)
        : await sql`
          insert into ${table} (${key}, name, position)
          select ${word.code}, ${name}::jsonb, coalesce(max(position) + 1, 0) from ${table}
          on conflict do nothing returning name`.execute(db);
  return rows.length > 0;
}

export async function hasPreciousMetal(db: ReadDb, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('precious_metals')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the reference rates that the metal ever had. */
export async function countRates(db: ReadDb, metal: string): Promise<number> {
  const { count } = await db
    .selectFrom('metal_rates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('metal', '=', metal)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the pieces of a precious metal in these finenesses that are neither sold nor written off. */
export async function countPiecesOf(
  db: ReadDb,
  { metal, probes }: { metal: string; probes: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_items i
      join products p on p.id = i.product_id join metals m on m.code = p.metal
    where m.precious_metal = ${metal} and i.probe = any(${probes}::integer[]) and i.product_item_state <> 'SOLD'
      and i.withdrawn_because is distinct from 'WRITTEN_OFF'`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface WordChange {
  name: LocalizedText;
  isHidden: boolean;
  care: LocalizedText | null;
  menuPosition: number | null;
  probes: readonly number[];
  colors: readonly string[];
}

export async function updateWord(
  db: Db,
  { list, code }: { list: WordListName; code: string },
  change: WordChange,
): Promise<void> {
  const { table, key } = tables[list];
  const care = sql`care = ${change.care && JSON.stringify(change.care)}::jsonb`;
  const more: Partial<Record<WordListName, RawBuilder<unknown>>> = {
    'precious-metals': sql`, probes = ${change.probes}::integer[], ${care}`,
    metals: sql`, colors = ${change.colors}::text[]`,
    'stone-kinds': sql`, ${care}`,
    occasions: sql`, menu_position = ${change.menuPosition}::int`,
  };
  await sql`
    update ${table} set name = ${JSON.stringify(change.name)}::jsonb, is_hidden = ${change.isHidden} ${more[list] ?? sql``}
    where ${key} = ${code}`.execute(db);
}

export async function deleteWord(
  db: Db,
  { list, code }: { list: WordListName; code: string },
): Promise<void> {
  const { table, key } = tables[list];
  await sql`delete from ${table} where ${key} = ${code}`.execute(db);
}
