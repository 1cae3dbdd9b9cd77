import type { Kept, Shelf } from './shelves.ts';

/** The number is that of the form in which things are kept: another form gets another number, and the old shelves are emptied. */
const form = 'zarona-1';

export const shelfNames: Record<Shelf, string> = {
  page: `${form}-pages`,
  picture: `${form}-pictures`,
  file: `${form}-files`,
};
const listName = `${form}-list`;
const listKey = '/kept';

/** Shelves of a form that nobody reads any more. */
export const isOldShelf = (name: string): boolean =>
  name.startsWith('zarona-') && !name.startsWith(`${form}-`);

/** What the worker keeps: it writes the list, the page of those without a connection reads it. */
export async function readKept(): Promise<Kept[]> {
  const found = await (await caches.open(listName)).match(listKey);
  return found === undefined ? [] : ((await found.json()) as Kept[]); // written by writeKept
}

export async function writeKept(kept: readonly Kept[]): Promise<void> {
  await (await caches.open(listName)).put(listKey, new Response(JSON.stringify(kept)));
}
