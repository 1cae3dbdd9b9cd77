import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { folded, type FactValue, type References } from '#domain/import/read-field.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';
import { stoneColumnNames } from '#server/catalog/stone-column-names.ts';

/** A product's current columns. */
export interface KnownProduct {
  id: number;
  artikul: string;
  kind: 'jewel' | 'loose-stone';
  product_state: string;
  category_id: number;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  is_diamond: boolean;
  metal: string | null;
  gender: string | null;
  occasions: string[];
  styles: string[];
  make: MakeClass | null;
  markdown_percent: number | null;
}

export async function selectKnownProducts(db: ReadDb, artikuls: readonly string[]): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select id, artikul, kind, product_state, category_id, name, description, slug_uz, slug_ru, slug_en, is_diamond, metal, gender, occasions, styles,
      make, markdown_percent
    from products where artikul = any(${artikuls}::text[])`.execute(db);
  return rows;
}

export interface StoneRow {
  kind: string;
  count: number;
  carat_thousandths: number | null;
  color: string | null;
  clarity: string | null;
}

/** A piece's current columns. */
export interface KnownPiece {
  id: number;
  product_id: number;
  serial_number: string;
  artikul: string;
  product_item_state: string;
  price_source: 'FORMULA' | 'FIXED';
  price_b2c_som: number | null;
  old_price_b2c_som: number | null;
  price_b2b_som: number | null;
  /** The columns that an import can change. */
  facts: Record<string, FactValue>;
  stones: Record<string, FactValue>[];
  /** Its VALID certificates. */
  papers: KnownPaper[];
}

/** A current certificate: our passport (laboratory ZARONA) or a laboratory's report. */
export interface KnownPaper {
  id: string;
  laboratory: string;
  report_number: string | null;
  /** YYYY-MM-DD. */
  issued_on: string;
  subject: Record<string, string>;
}

/** The columns of a piece that an import can change, except its price. */
export const pieceColumns = [
  'probe',
  'size_hundredths_mm',
  'length_mm',
  'weight_mg',
  'width_hundredths_mm',
  'height_hundredths_mm',
  'thickness_hundredths_mm',
  'resizable',
  'engravable',
  'makers_mark',
  'hallmark_kind',
  'store_id',
  'arrives_on',
  'received_on',
  'ikpu',
  'package_code',
] as const;

const paperColumns = ['id', 'laboratory', 'report_number', 'issued_on', 'subject'];

const asJson = (table: string, columns: readonly string[]) =>
  sql.raw(`json_build_object(${columns.map((column) => `'${column}', ${table}.${column}`).join(', ')})`);

export async function selectKnownPieces(db: ReadDb, serials: readonly string[]): Promise<KnownPiece[]> {
  const { rows } = await sql<KnownPiece>`
    select i.id, i.product_id, i.serial_number, p.artikul, i.product_item_state, i.price_source, i.price_b2c_som, i.old_price_b2c_som,
      i.price_b2b_som, ${asJson('i', pieceColumns)} as facts,
      coalesce((select json_agg(${asJson('s', stoneColumnNames)} order by s.position, s.id) from stones s where s.item_id = i.id), '[]') as stones,
      coalesce((select json_agg(${asJson('c', paperColumns)} order by c.id) from certificates c
        where c.item_id = i.id and c.certificate_state = 'VALID'), '[]') as papers
    from product_items i join products p on p.id = i.product_id
    where i.serial_number = any(${serials}::text[])`.execute(db);
  return rows;
}

/**
 * Returns which of these slugs products have or had, by language; former slugs count for all languages. A slug stays reserved for the
 * product that had it.
 */
export async function selectTakenSlugs(
  db: ReadDb,
  slugs: readonly string[],
): Promise<{ slug: string; language: 'uz' | 'ru' | 'en' | 'old'; product_id: number }[]> {
  const { rows } = await sql<{ slug: string; language: 'uz' | 'ru' | 'en' | 'old'; product_id: number }>`
    select slug_uz as slug, 'uz' as language, id as product_id from products where slug_uz = any(${slugs}::text[])
    union all select slug_ru, 'ru', id from products where slug_ru = any(${slugs}::text[])
    union all select slug_en, 'en', id from products where slug_en = any(${slugs}::text[])
    union all select slug, 'old', product_id from product_old_slugs where slug = any(${slugs}::text[])`.execute(
    db,
  );
  return rows;
}

/** The meanings of the shop's dictionary codes. */
export interface KnownWords {
  stones: ReadonlyMap<string, LocalizedText>;
  shapes: ReadonlyMap<string, LocalizedText>;
  /** The precious metal of each metal, and its permitted finenesses. */
  metals: ReadonlyMap<string, { precious_metal: string; probes: readonly number[] }>;
}

export async function selectKnownWords(db: ReadDb): Promise<KnownWords> {
  const [stones, shapes, metals] = await Promise.all([
    db.selectFrom('stone_kinds').select(['kind', 'name']).execute(),
    db.selectFrom('stone_shapes').select(['code', 'name']).execute(),
    db
      .selectFrom('metals as m')
      .innerJoin('precious_metals as f', 'f.code', 'm.precious_metal')
      .select(['m.code', 'm.precious_metal', 'f.probes'])
      .execute(),
  ]);
  return {
    stones: new Map(stones.map(({ kind, name }) => [kind, name])),
    shapes: new Map(shapes.map(({ code, name }) => [code, name])),
    metals: new Map(metals.map(({ code, ...metal }) => [code, metal])),
  };
}

/** Returns the names of the words of all lists. */
export async function selectWordNames(
  db: ReadDb,
): Promise<{ list: keyof References; code: string; name: LocalizedText }[]> {
  const { rows } = await sql<{ list: keyof References; code: string; name: LocalizedText }>`
    select 'metal' as list, code, name from metals
    union all select 'stone', kind, name from stone_kinds
    union all select 'shape', code, name from stone_shapes
    union all select 'occasion', code, name from occasions
    union all select 'style', code, name from styles`.execute(db);
  return rows;
}

/** Returns the shop's reference rows by everything that a file may call them: names and addresses in three languages, codes. */
export async function selectReferences(db: ReadDb): Promise<References> {
  const { rows } = await sql<{ table: keyof References; id: string | number; words: string[] }>`
    select 'category' as table, to_json(id) as id,
      array[slug_uz, slug_ru, slug_en, name->>'uz', name->>'ru', name->>'en'] as words from categories
    union all select 'store', to_json(id), array[slug, name->>'uz', name->>'ru', name->>'en'] from stores
    union all select 'metal', to_json(code), array[name->>'uz', name->>'ru', name->>'en', code] from metals
    union all select 'stone', to_json(kind), array[name->>'uz', name->>'ru', name->>'en', kind] from stone_kinds
    union all select 'shape', to_json(code), array[name->>'uz', name->>'ru', name->>'en', code] from stone_shapes
    union all select 'occasion', to_json(code), array[name->>'uz', name->>'ru', name->>'en', code] from occasions
    union all select 'style', to_json(code), array[name->>'uz', name->>'ru', name->>'en', code] from styles`.execute(
    db,
  );
  const mapOf = (table: keyof References) =>
    new Map(
      rows
        .filter((row) => row.table === table)
        .flatMap(({ id, words }) => words.map((word): [string, string | number] => [folded(word), id])),
    );
  return {
    category: mapOf('category'),
    store: mapOf('store'),
    metal: mapOf('metal'),
    stone: mapOf('stone'),
    shape: mapOf('shape'),
    occasion: mapOf('occasion'),
    style: mapOf('style'),
  };
}
