import { type RawBuilder, sql } from 'kysely';
import type { WordListName } from '#contract/admin/catalog/word.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

interface WordTable {
  table: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  /** How much has the word of the row `w`. */
  uses: RawBuilder<unknown>;
  /** What the list says of a word, next to its names. */
  preciousMetal: RawBuilder<unknown>;
  care: RawBuilder<unknown>;
  menuPosition: RawBuilder<unknown>;
}

const none = sql`null`;
const plain = (table: string, uses: RawBuilder<unknown>, key = 'code'): WordTable => ({
  table: sql.table(table),
  key: sql.ref(key),
  uses,
  preciousMetal: none,
  care: none,
  menuPosition: none,
});

const tables: Record<WordListName, WordTable> = {
  metals: {
    ...plain('metals', sql`select count(*) from products p where p.metal = w.code`),
    preciousMetal: sql`w.precious_metal`,
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

export interface StaffWordRow {
  code: string;
  version: number;
  name: LocalizedText;
  isHidden: boolean;
  uses: number;
  preciousMetal: string | null;
  care: LocalizedText | null;
  menuPosition: number | null;
}

/** In their order. */
export async function selectWords(db: ReadDb, list: WordListName): Promise<StaffWordRow[]> {
  const { table, key, uses, preciousMetal, care, menuPosition } = tables[list];
  const { rows } = await sql<StaffWordRow>`
    select w.${key} as code, w.version, w.name, w.is_hidden as "isHidden", (${uses})::int as uses,
      ${preciousMetal} as "preciousMetal", ${care} as care, ${menuPosition} as "menuPosition"
    from ${table} w order by w.position, w.${key} limit 1000`.execute(db);
  return rows;
}

/** Locks the list, so that two who change its order do so one after the other. */
export async function lockWords(db: Db, list: WordListName): Promise<void> {
  const { table, key } = tables[list];
  await sql`select from ${table} w order by w.${key} for update`.execute(db);
}

/** The last one. Answers whether the code was free, and of a metal whether there is what it is made of. */
export async function insertWord(
  db: Db,
  list: WordListName,
  word: { code: string; name: LocalizedText; preciousMetal: string | undefined },
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

export interface WordChange {
  name: LocalizedText;
  isHidden: boolean;
  care: LocalizedText | null;
  menuPosition: number | null;
}

export async function updateWord(
  db: Db,
  { list, code }: { list: WordListName; code: string },
  change: WordChange,
): Promise<void> {
  const { table, key } = tables[list];
  const care = change.care && JSON.stringify(change.care);
  const more =
    list === 'stone-kinds'
      ? sql`, care = ${care}::jsonb`
      : list === 'occasions'
        ? sql`, menu_position = ${change.menuPosition}::int`
        : sql``;
  await sql`
    update ${table} set name = ${JSON.stringify(change.name)}::jsonb, is_hidden = ${change.isHidden} ${more}
    where ${key} = ${code}`.execute(db);
}

/** Every word of a list in this order. */
export async function updatePositions(
  db: Db,
  { list, codes }: { list: WordListName; codes: readonly string[] },
): Promise<void> {
  const { table, key } = tables[list];
  await sql`
    update ${table} w set position = given.place
    from unnest(${codes}::text[]) with ordinality as given (code, place)
    where w.${key} = given.code and w.position <> given.place`.execute(db);
}

export async function deleteWord(
  db: Db,
  { list, code }: { list: WordListName; code: string },
): Promise<void> {
  const { table, key } = tables[list];
  await sql`delete from ${table} where ${key} = ${code}`.execute(db);
}
