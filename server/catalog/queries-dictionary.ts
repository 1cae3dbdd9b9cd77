import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface WordRow {
  code: string;
  name: LocalizedText;
  /** It is no longer offered. */
  is_hidden: boolean;
}

/** The dictionaries that the staff edit, each in display order. */
export interface DictionaryRows {
  preciousMetals: (WordRow & { probes: number[]; care: LocalizedText | null })[];
  metals: (WordRow & { precious_metal: string; colors: string[] })[];
  stoneKinds: (WordRow & { care: LocalizedText | null })[];
  shapes: WordRow[];
  occasions: (WordRow & { menu_position: number | null })[];
  styles: WordRow[];
}

export async function selectDictionary(db: ReadDb): Promise<DictionaryRows> {
  const [preciousMetals, metals, stoneKinds, shapes, occasions, styles] = await Promise.all([
    db
      .selectFrom('precious_metals')
      .select(['code', 'name', 'is_hidden', 'probes', 'care'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('metals as m')
      .innerJoin('precious_metals as f', 'f.code', 'm.precious_metal')
      .select(['m.code', 'm.name', 'm.precious_metal', 'm.colors'])
      // a metal is hidden if its precious metal is hidden
      .select(sql<boolean>`m.is_hidden or f.is_hidden`.as('is_hidden'))
      .orderBy('m.position')
      .orderBy('m.code')
      .execute(),
    db
      .selectFrom('stone_kinds')
      .select(['kind as code', 'name', 'is_hidden', 'care'])
      .orderBy('position')
      .orderBy('kind')
      .execute(),
    db
      .selectFrom('stone_shapes')
      .select(['code', 'name', 'is_hidden'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('occasions')
      .select(['code', 'name', 'is_hidden', 'menu_position'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('styles')
      .select(['code', 'name', 'is_hidden'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
  ]);
  return { preciousMetals, metals, stoneKinds, shapes, occasions, styles };
}
