import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface WordRow {
  code: string;
  name: LocalizedText;
  /** It is not offered any more. */
  is_hidden: boolean;
}

/** The lists of words that staff edit, each in the order in which it is shown. */
export interface DictionaryRows {
  preciousMetals: (Omit<WordRow, 'is_hidden'> & { probes: number[]; care: LocalizedText | null })[];
  metals: (WordRow & { precious_metal: string })[];
  stoneKinds: (WordRow & { care: LocalizedText | null })[];
  shapes: WordRow[];
  occasions: (WordRow & { menu_position: number | null })[];
  styles: WordRow[];
}

export async function selectDictionary(db: ReadDb): Promise<DictionaryRows> {
  const [preciousMetals, metals, stoneKinds, shapes, occasions, styles] = await Promise.all([
    db
      .selectFrom('precious_metals')
      .select(['code', 'name', 'probes', 'care'])
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('metals')
      .select(['code', 'name', 'is_hidden', 'precious_metal'])
      .orderBy('position')
      .orderBy('code')
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
