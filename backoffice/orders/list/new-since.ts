interface Order {
  number: string;
  /** An instant in UTC, such as `2026-04-08T07:00:00.000Z`. */
  createdAt: string;
}

/**
 * Counts the found orders that were created after the list was loaded and are not in it. `newest`: when the newest order of all was created
 * at that time, by the clock of the server; null = there was none. An older order that another change moved into the list is not new.
 */
export const newSince = (
  found: readonly Order[],
  { newest, shown }: { newest: string | null; shown: readonly Pick<Order, 'number'>[] },
): number =>
  found.filter(
    ({ number, createdAt }) =>
      (newest === null || createdAt > newest) && !shown.some((row) => row.number === number),
  ).length;
