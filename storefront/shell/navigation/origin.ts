import type { ShellData } from '../frame/shell-data.ts';

/** Scheme and host, in a `meta` function: for addresses that must be absolute. */
export function originOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return (root as ShellData | undefined)?.origin ?? ''; // the root's loader returns it
}
