import type { ShellData } from '../frame/shell-data.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root loader's data in a `meta` function; undefined if it failed. */
export const shellDataOf = (matches: Matches): ShellData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined; // the root's loader returns it

/** Scheme and host in a `meta` function, for absolute addresses. */
export const originOf = (matches: Matches): string => shellDataOf(matches)?.origin ?? '';
