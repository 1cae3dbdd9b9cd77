/** The columns of an address (`cols=number,total`), in its order; without it the usual ones. The first of all stays the first: it opens the row. */
export function shownColumns<Name extends string>(
  search: URLSearchParams,
  { all, usual }: { all: readonly Name[]; usual: readonly Name[] },
): Name[] {
  const [first] = all;
  const named = search.get('cols')?.split(',') ?? [];
  const known = named.flatMap((name) => all.filter((one) => one === name));
  const chosen = known.length > 0 ? [...new Set(known)] : [...usual];
  if (first === undefined) return chosen;
  return [first, ...chosen.filter((name) => name !== first)];
}

/** The address with these columns; the usual ones need no word. */
export function withColumns<Name extends string>(
  search: URLSearchParams,
  columns: readonly Name[],
  usual: readonly Name[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (columns.join(',') === usual.join(',')) next.delete('cols');
  else next.set('cols', columns.join(','));
  return next;
}

/** The same columns with one of them a place further up or down; the first one stays. */
export function moved<Name extends string>(columns: readonly Name[], name: Name, by: -1 | 1): Name[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return [...columns];
  const rest = columns.filter((one) => one !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}
