import type { LocalizedText } from '#database/schema.ts';
import { nameLooseStone } from '#domain/catalog/loose-stone.ts';
import { pickSlug } from '#domain/import/pick-slug.ts';
import type { BoundMapping, ImportedRow } from '#domain/import/read-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { fieldName, writtenValue } from '#domain/import/written-value.ts';
import { isSameValue } from './made-facts.ts';
import type { KnownProduct, KnownWords } from './queries-known.ts';
import type { Change } from './change.ts';

/** A product after the import; while it is new, it has no id and no addresses. */
export type MadeProduct = Omit<KnownProduct, 'id'> & { id: number | null };

export interface ProductPlan {
  made: MadeProduct;
  isNew: boolean;
  changes: Change[];
}

interface ProductContext {
  mapping: BoundMapping;
  words: KnownWords;
  known: MadeProduct | null;
}

const languages = ['uz', 'ru', 'en'] as const;

/** Plans a row's product: the first row of a new model creates it, an equal one changes nothing. */
export function planProduct(
  row: ImportedRow,
  { mapping, words, known }: ProductContext,
): ProductPlan | { problem: RowProblem } {
  if (known !== null && known.kind !== mapping.kind)
    return {
      problem: { code: 'OTHER_KIND', field: 'product.artikul', value: row.artikul, detail: known.kind },
    };
  const made = madeProduct(row, { mapping, words, known });
  const missing = missingOf(made);
  if (missing !== null) return { problem: { code: 'EMPTY', field: `product.${missing}`, value: '' } };
  return { made, isNew: known === null, changes: known === null ? [] : changesOf(known, made) };
}

function madeProduct(row: ImportedRow, { mapping: { kind }, words, known }: ProductContext): MadeProduct {
  const base: MadeProduct = known ?? {
    id: null,
    artikul: row.artikul,
    kind,
    product_state: 'DRAFT',
    category_id: 0,
    name: { uz: '', ru: '', en: '' },
    description: { uz: '', ru: '', en: '' },
    slug_uz: '',
    slug_ru: '',
    slug_en: '',
    is_diamond: row.stones?.[0]?.['kind'] === 'diamond',
    metal: null,
    gender: null,
    occasions: [],
    styles: [],
    make: null,
    markdown_percent: null,
  };
  const given = row.product;
  const make = given['make'];
  return {
    ...base,
    product_state: text(given['product_state']) ?? base.product_state,
    category_id: typeof given['category_id'] === 'number' ? given['category_id'] : base.category_id,
    name: localized(row, { group: 'name', base: stoneName(row, { kind, words }) ?? base.name }),
    description: localized(row, { group: 'description', base: base.description }),
    metal: text(given['metal']) ?? base.metal,
    gender: text(given['gender']) ?? base.gender,
    occasions: Array.isArray(given['occasions']) ? given['occasions'].map(String) : base.occasions,
    styles: Array.isArray(given['styles']) ? given['styles'].map(String) : base.styles,
    make: make === undefined ? base.make : makeOf(make),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The name of a loose stone, made from its facts if the file has none. */
function stoneName(
  { stones, artikul }: ImportedRow,
  { kind, words }: { kind: BoundMapping['kind']; words: KnownWords },
): LocalizedText | null {
  const [stone] = stones ?? [];
  const stoneKind = text(stone?.['kind']);
  const kindName = words.stones.get(stoneKind ?? '');
  const carat = stone?.['carat_thousandths'];
  if (kind !== 'loose-stone' || stoneKind === null || kindName === undefined || typeof carat !== 'number')
    return null;
  const facts = {
    kind: stoneKind,
    kindName,
    shapeName: words.shapes.get(text(stone?.['shape']) ?? '') ?? null,
    caratThousandths: carat,
    color: text(stone?.['color']),
    clarity: text(stone?.['clarity']),
  };
  return nameLooseStone(facts, artikul).name;
}

function makeOf(value: unknown): MadeProduct['make'] {
  return value === 'A' || value === 'B' || value === 'C' || value === 'D' ? value : null;
}

function localized(
  { product }: ImportedRow,
  { group, base }: { group: 'name' | 'description'; base: LocalizedText },
): LocalizedText {
  const [uz, ru, en] = languages.map((language) => text(product[`${group}.${language}`]) ?? base[language]);
  return { uz: uz ?? '', ru: ru ?? '', en: en ?? '' };
}

function missingOf(made: MadeProduct): string | null {
  if (made.name.ru === '') return 'name.ru';
  if (made.name.uz === '') return 'name.uz';
  if (made.category_id === 0) return 'category';
  if (made.kind === 'jewel' && made.metal === null) return 'metal';
  if (made.kind === 'jewel' && made.gender === null) return 'gender';
  return null;
}

const comparedColumns = [
  'product_state',
  'category_id',
  'metal',
  'gender',
  'occasions',
  'styles',
  'make',
] as const;

function changesOf(known: MadeProduct, made: MadeProduct): Change[] {
  const changes: Change[] = comparedColumns
    .filter((column) => !isSameValue(known[column], made[column]))
    .map((column) => ({
      field: fieldName(column),
      from: writtenValue(column, known[column]),
      to: writtenValue(column, made[column]),
    }));
  for (const group of ['name', 'description'] as const)
    for (const language of languages)
      if (known[group][language] !== made[group][language])
        changes.push({
          field: `${group}.${language}`,
          from: known[group][language],
          to: made[group][language],
        });
  return changes;
}

/** The addresses that other products have or had, by language. */
export interface TakenSlugs {
  isTaken: (language: 'uz' | 'ru' | 'en', slug: string, productId: number | null) => boolean;
  take: (language: 'uz' | 'ru' | 'en', slug: string) => void;
}

/** Sets the addresses of a product: an address changes only with the name it was made from. */
export function withSlugs(
  { made, isNew }: ProductPlan,
  { before, taken }: { before: LocalizedText | null; taken: TakenSlugs },
): MadeProduct {
  const slugs = languages.map((language) => {
    const current = made[`slug_${language}`];
    if (!isNew && before?.[language] === made.name[language]) return current;
    const name = made.name[language] === '' ? made.name.uz : made.name[language];
    const picked = pickSlug({ name, artikul: made.artikul, kind: made.kind }, (slug) =>
      taken.isTaken(language, slug, made.id),
    );
    taken.take(language, picked);
    return picked;
  });
  const [uz, ru, en] = slugs;
  return { ...made, slug_uz: uz ?? '', slug_ru: ru ?? '', slug_en: en ?? '' };
}
