/**
 * The columns of an address (`cols=number,total`), in its order; without it the default ones. The first column always
 * stays first, because it opens the row.
 */
export function shownColumns<Name extends string>(
  search: URLSearchParams,
  { all, defaults }: { all: readonly Name[]; defaults: readonly Name[] },
): Name[] {
  const [first] = all;
  const named = search.get('cols')?.split(',') ?? [];
  const known = named.flatMap((name) => all.filter((one) => one === name));
  const chosen = known.length > 0 ? [...new Set(known)] : [...defaults];
  if (first === undefined) return chosen;
  return [first, ...chosen.filter((name) => name !== first)];
}

/** The address with these columns; the default ones are not written. */
export function withColumns<Name extends string>(
  search: URLSearchParams,
  columns: readonly Name[],
  defaults: readonly Name[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (columns.join(',') === defaults.join(',')) next.delete('cols');
  else next.set('cols', columns.join(','));
  return next;
}

/** The columns with one of them moved by one position; the first one stays. */
export function moved<Name extends string>(columns: readonly Name[], name: Name, by: -1 | 1): Name[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return [...columns];
  const rest = columns.filter((one) => one !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
}

/** Maximum number of pinned columns; more would leave no room for the rest. */
export const maxPinned = 4;

/** Number of pinned columns, which stay in place while the rest scroll sideways (`pin=2`); the first one is always pinned. */
export function pinnedIn(search: URLSearchParams): number {
  const named = Number(search.get('pin'));
  return Number.isInteger(named) ? Math.min(Math.max(named, 1), maxPinned) : 1;
}

/**
 * The columns and the number of pinned ones, with one column pinned or unpinned: it becomes the last pinned one, or
 * the first of the others.
 */
export function withPinned<Name extends string>(
  columns: readonly Name[],
  pinned: number,
  name: Name,
): { columns: Name[]; pinned: number } {
  const from = columns.indexOf(name);
  if (from < 1) return { columns: [...columns], pinned };
  const next = from < pinned ? pinned - 1 : pinned + 1;
  if (next > maxPinned) return { columns: [...columns], pinned };
  const rest = columns.filter((one) => one !== name);
  const to = next - (from < pinned ? 0 : 1);
  return { columns: [...rest.slice(0, to), name, ...rest.slice(to)], pinned: next };
}

/** The minimum and maximum width of a column, and the step of the keys, px. */
export const widthLimits = { least: 56, most: 640, step: 16 } as const;

/** The widths in an address (`widths=number:180,total:120`), px; other columns fit their content. */
export function widthsIn<Name extends string>(
  search: URLSearchParams,
  all: readonly Name[],
): Partial<Record<Name, number>> {
  const widths: Partial<Record<Name, number>> = {};
  for (const part of search.get('widths')?.split(',') ?? []) {
    const [name, typed] = part.split(':');
    const known = all.find((one) => one === name);
    const width = Number(typed);
    if (known !== undefined && Number.isFinite(width)) widths[known] = withinLimits(width);
  }
  return widths;
}

export const withinLimits = (width: number): number =>
  Math.round(Math.min(Math.max(width, widthLimits.least), widthLimits.most));

/** The address with another width of a column; null: fits its content. */
export function withWidth<Name extends string>(
  search: URLSearchParams,
  all: readonly Name[],
  { name, width }: { name: Name; width: number | null },
): URLSearchParams {
  const widths: Partial<Record<string, number>> = widthsIn(search, all);
  const rest = Object.entries(widths).filter(([one]) => one !== name);
  const next = new URLSearchParams(search);
  const own = width === null ? [] : [[name, withinLimits(width)]];
  const words = [...rest, ...own].map((part) => part.join(':'));
  if (words.length === 0) next.delete('widths');
  else next.set('widths', words.join(','));
  return next;
}
