import { folded } from '#domain/import/read-field.ts';
import { jewelFields, type Mapping, type Source } from '../mapping.ts';
import { type HeaderGroup, recognizedSources } from './known-headers.ts';

type Group = Partial<Record<string, Source>>;

/**
 * Guesses the mapping of a file: the first known mapping whose columns are all present; otherwise for each field a column with the field's
 * name, the column that a known mapping uses, or the one whose header says it in Russian, Uzbek or English.
 */
export function guessMapping(header: readonly string[], known: readonly Mapping[]): Mapping {
  const titles = new Set(header.map(folded));
  const whole = known.find((mapping) => {
    const sources = groupsOf(mapping).flatMap((group) => Object.values(group));
    return sources.every((source) => source === undefined || has(titles, source));
  });
  if (whole !== undefined) return whole;
  const guessed = guessedGroups(header, known);
  const { product, piece, price, report, stones } = guessed;
  const jewel = [product['metal'], piece['probe'], piece['weightGrams'], product['artikul']];
  const isJewel = jewel.some((source) => source?.column !== undefined);
  if (!isJewel && stones[0]?.['caratWeight'] !== undefined) return looseStones(guessed);
  const described = stones.filter((stone) => stone['kind'] !== undefined);
  const hasReport = Object.keys(report).length === 3 && described.length > 0;
  return {
    about: '',
    kind: 'jewel',
    // it has a meaning only for a file with prices
    ...(price['priceSom'] !== undefined && { noPrice: 'FORMULA' as const }),
    product,
    piece,
    price,
    ...(hasReport && { report }),
    ...(described.length > 0 && { stones: described }),
  };
}

interface Groups {
  product: Group;
  piece: Group;
  price: Group;
  report: Group;
  stones: Group[];
}

/** A file of stones without a setting: a stone in each row. What no column says, its kind for example, is chosen by a person. */
function looseStones({ product, piece, price, report, stones }: Groups): Mapping {
  const [stone = {}] = stones;
  return {
    about: '',
    kind: 'loose-stone',
    ...(price['priceSom'] !== undefined && { noPrice: 'REFUSE' as const }),
    product: withoutJewelFields(product),
    piece: withoutJewelFields(piece),
    price,
    ...(Object.keys(report).length === 3 && { report }),
    stones: [stone],
  };
}

const withoutJewelFields = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).filter(([name]) => !jewelFields.has(name)));

function guessedGroups(header: readonly string[], known: readonly Mapping[]): Groups {
  const titles = new Set(header.map(folded));
  const jewels = known.filter(({ kind }) => kind === 'jewel');
  const taken = new Set<string>();
  const guessed = (groups: readonly (Group | undefined)[], names: readonly string[]): Group => {
    const found: Group = {};
    for (const name of names)
      if (titles.has(folded(name)))
        found[name] = { column: header.find((title) => folded(title) === folded(name)) ?? name };
    for (const group of groups)
      for (const [name, source] of Object.entries(group ?? {}))
        // what no column says is for a person to decide: a guess never puts models on the site
        if (source?.column !== undefined && source.template === undefined && has(titles, source))
          found[name] ??= source;
    for (const { column } of Object.values(found).filter((source) => source !== undefined))
      if (column !== undefined) taken.add(folded(column));
    return found;
  };
  const withHeaders = (group: HeaderGroup, found: Group, suffix = ''): Group => {
    const all: Group = { ...recognizedSources(group, { header, taken, suffix }), ...found };
    for (const source of Object.values(all))
      if (source?.column !== undefined) taken.add(folded(source.column));
    return all;
  };
  const own = {
    product: guessed(
      jewels.map(({ product }) => product),
      ['artikul', 'name.ru', 'name.uz', 'name.en'],
    ),
    piece: guessed(
      jewels.map(({ piece }) => piece),
      ['serialNumber', 'probe', 'sizeMm', 'weightGrams'],
    ),
    price: guessed(
      jewels.map(({ price }) => price),
      ['priceSom', 'priceB2BSom'],
    ),
    report: guessed(
      jewels.map(({ report }) => report),
      [],
    ),
    stones: (known[0]?.stones ?? [{}]).map((_, place) =>
      guessed(
        jewels.map(({ stones }) => stones?.[place]),
        [],
      ),
    ),
  };
  return {
    product: withHeaders('product', own.product),
    piece: withHeaders('piece', own.piece),
    price: withHeaders('price', own.price),
    report: withHeaders('report', own.report),
    stones: own.stones.map((stone, place) => withHeaders('stone', stone, place === 0 ? '' : ` ${place + 1}`)),
  };
}

const has = (titles: ReadonlySet<string>, { column }: Source): boolean =>
  column === undefined || titles.has(folded(column));

const groupsOf = ({ product, piece, price, report, stones }: Mapping): Group[] => [
  product,
  piece,
  price ?? {},
  report ?? {},
  ...(stones ?? []),
];
