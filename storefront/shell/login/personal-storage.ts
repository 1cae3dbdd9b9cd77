/** The storage keys of what a shopper looked at, searched for and typed into the checkout. */
export const personalKeys = { viewed: 'viewed', searches: 'searches', checkout: 'checkout' } as const;

/** Removes what was typed into the checkout; the key of a user's draft ends with their number. */
export function clearDrafts(): void {
  const { checkout } = personalKeys;
  for (const key of Object.keys(sessionStorage))
    if (key === checkout || key.startsWith(`${checkout}:`)) sessionStorage.removeItem(key);
}

/** Removes all traces at a logout, so that the next person at this browser sees none. Needs no response from the server (ASVS 14.3.1). */
export function clearTraces(): void {
  try {
    localStorage.removeItem(personalKeys.viewed);
    localStorage.removeItem(personalKeys.searches);
    clearDrafts();
  } catch {
    // a browser that stores nothing has nothing to remove
  }
}
