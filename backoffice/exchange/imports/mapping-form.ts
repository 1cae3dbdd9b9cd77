import type { ImportMapping, MappingField, MappingSource } from '#contract/admin/system/import.ts';

/** A group of fields as the screen shows it: the model, the piece, each of its stones. */
export interface GroupPlace {
  group: MappingField['group'];
  /** The index of the stone that a column describes; 0 for other columns. */
  place: number;
}

const jewelsOnly: ReadonlySet<string> = new Set([
  'product.metal',
  'product.gender',
  'product.make',
  'product.occasions',
  'product.styles',
  'piece.probe',
  'piece.sizeMm',
  'piece.lengthCm',
  'piece.resizable',
  'piece.engravable',
  'piece.makersMark',
  'piece.hallmarkKind',
]);

/** What the shop makes of a loose stone's facts: its artikul is its serial number, its name and its weight follow from the stone. */
const madeForStones: ReadonlySet<string> = new Set([
  'product.artikul',
  'product.name.ru',
  'product.name.uz',
  'piece.weightGrams',
]);

/** The fields for this kind of product, and whether it needs them. */
export const fieldsOfKind = (
  fields: readonly MappingField[],
  kind: ImportMapping['kind'],
): readonly MappingField[] =>
  kind === 'jewel'
    ? fields
    : fields
        .filter(({ group, name }) => !jewelsOnly.has(`${group}.${name}`))
        .map((field) =>
          madeForStones.has(`${field.group}.${field.name}`) ? { ...field, isNeeded: false } : field,
        );

export const sourcesOf = (
  mapping: ImportMapping,
  { group, place }: GroupPlace,
): Readonly<Record<string, MappingSource>> =>
  (group === 'stones' ? mapping.stones?.[place] : mapping[group]) ?? {};

/** The mapping with another source for a field; null removes the field. A group without fields is removed. */
export function withSource(
  mapping: ImportMapping,
  { group, place, name }: GroupPlace & { name: string },
  source: MappingSource | null,
): ImportMapping {
  const { [name]: _old, ...rest } = sourcesOf(mapping, { group, place });
  const sources = source === null ? rest : { ...sourcesOf(mapping, { group, place }), [name]: source };
  if (group !== 'stones') return withGroup(mapping, group, sources);
  const stones = (mapping.stones ?? []).map((stone, at) => (at === place ? sources : stone));
  return { ...mapping, stones: place < stones.length ? stones : [...stones, sources] };
}

function withGroup(
  mapping: ImportMapping,
  group: Exclude<MappingField['group'], 'stones'>,
  sources: Record<string, MappingSource>,
): ImportMapping {
  if (group === 'product' || group === 'piece' || Object.keys(sources).length > 0)
    return { ...mapping, [group]: sources };
  const { [group]: _empty, ...rest } = mapping;
  return rest;
}

/** The mapping for another kind of product; fields that it does not have are removed. */
export function withKind(
  mapping: ImportMapping,
  kind: ImportMapping['kind'],
  fields: readonly MappingField[],
): ImportMapping {
  const allowed = new Set(fieldsOfKind(fields, kind).map(({ group, name }) => `${group}.${name}`));
  const only = (group: 'product' | 'piece') =>
    Object.fromEntries(Object.entries(mapping[group]).filter(([name]) => allowed.has(`${group}.${name}`)));
  return { ...mapping, kind, product: only('product'), piece: only('piece') };
}

/** The mapping without the stone at an index; without its last stone it has no stones. */
export function withoutStone(mapping: ImportMapping, place: number): ImportMapping {
  const stones = (mapping.stones ?? []).filter((_, at) => at !== place);
  if (stones.length > 0) return { ...mapping, stones };
  const { stones: _none, ...rest } = mapping;
  return rest;
}

/** The file's words with the shop's, one pair per line: `word = own`. */
export const formatWordPairs = (values: Readonly<Record<string, string>> | undefined): string =>
  Object.entries(values ?? {})
    .map(([word, own]) => `${word} = ${own}`)
    .join('\n');

/** Parses `formatWordPairs`; lines without both sides are ignored. */
export function parseWordPairs(text: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [word = '', ...own] = line.split('=');
    const value = own.join('=').trim();
    if (word.trim() !== '' && value !== '') words[word.trim()] = value;
  }
  return words;
}

/** Without a column of prices nothing is decided about an empty one; with a new column the formula is. */
export function withNoPrice(mapping: ImportMapping): ImportMapping {
  const { noPrice, ...rest } = mapping;
  const hasPrices = mapping.price?.['priceSom'] !== undefined;
  // an unchanged mapping stays the same object: the screen compares it with the one that was tried
  if (hasPrices === (noPrice !== undefined)) return mapping;
  return hasPrices ? { ...rest, noPrice: mapping.kind === 'jewel' ? 'FORMULA' : 'REFUSE' } : rest;
}

/** The place of an error in a mapping, and what is wrong there: `piece.serialNumber: …`. */
export function placeOfError(line: string): { group: string; name: string; words: string } | null {
  const [, group = '', name = '', words = ''] =
    /^(product|piece|price|report)\.([\w.]+): (.+)$/.exec(line) ?? [];
  return words === '' ? null : { group, name, words };
}
