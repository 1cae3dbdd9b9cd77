import { folded } from '#domain/import/read-field.ts';
import type { Mapping, Source } from '../mapping.ts';

type Group = Partial<Record<string, Source>>;

/**
 * Guesses the mapping of a file: the first known mapping whose columns are all present; otherwise for each field a column with the field's
 * name, or the column that a known mapping uses.
 */
export function guessMapping(header: readonly string[], known: readonly Mapping[]): Mapping {
  const titles = new Set(header.map(folded));
  const has = ({ column }: Source) => column === undefined || titles.has(folded(column));
  const whole = known.find((mapping) => {
    const sources = groupsOf(mapping).flatMap((group) => Object.values(group));
    return sources.every((source) => source === undefined || has(source));
  });
  if (whole !== undefined) return whole;
  const [first] = known;
  const guessed = (groups: readonly (Group | undefined)[], names: readonly string[]): Group => {
    const found: Group = {};
    for (const name of names)
      if (titles.has(folded(name)))
        found[name] = { column: header.find((title) => folded(title) === folded(name)) ?? name };
    for (const group of groups)
      for (const [name, source] of Object.entries(group ?? {}))
        if (source !== undefined && source.template === undefined && has(source)) found[name] ??= source;
    return found;
  };
  const jewels = known.filter(({ kind }) => kind === 'jewel');
  const price = guessed(
    jewels.map((mapping) => mapping.price),
    ['priceSom', 'priceB2BSom'],
  );
  const stones = (first?.stones ?? [])
    .map((_, place) =>
      guessed(
        jewels.map((mapping) => mapping.stones?.[place]),
        [],
      ),
    )
    .filter((stone) => stone['kind'] !== undefined);
  const report = guessed(
    jewels.map((mapping) => mapping.report),
    [],
  );
  const hasReport = Object.keys(report).length === 3 && stones.length > 0;
  return {
    about: '',
    kind: 'jewel',
    // it has a meaning only for a file with prices
    ...(price['priceSom'] !== undefined && { noPrice: 'FORMULA' as const }),
    product: guessed(
      jewels.map(({ product }) => product),
      ['artikul', 'name.ru', 'name.uz', 'name.en'],
    ),
    piece: guessed(
      jewels.map(({ piece }) => piece),
      ['serialNumber', 'probe', 'sizeMm', 'weightGrams'],
    ),
    price,
    ...(hasReport && { report }),
    ...(stones.length > 0 && { stones }),
  };
}

const groupsOf = ({ product, piece, price, report, stones }: Mapping): Group[] => [
  product,
  piece,
  price ?? {},
  report ?? {},
  ...(stones ?? []),
];
