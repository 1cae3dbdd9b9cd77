import type { ShellData } from '../frame/shell-data.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What the root's loader returned, in a `meta` function; undefined when that failed. */
export const shellDataOf = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined; // the root's loader returns it

/** Scheme and host, in a `meta` function: for addresses that must be absolute. */
export const originOf = (matches: Matches): string => shellDataOf(matches)?.origin ?? '';
