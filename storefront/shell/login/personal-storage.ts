/** Under which name this browser remembers what one shopper looked at, searched for and typed into the checkout. */
export const personalKeys = { viewed: 'viewed', searches: 'searches', checkout: 'checkout' } as const;

/** What was typed into the checkout: a user's has their number behind the name. */
export function forgetDrafts(): void {
  const { checkout } = personalKeys;
  for (const key of Object.keys(sessionStorage))
    if (key === checkout || key.startsWith(`${checkout}:`)) sessionStorage.removeItem(key);
}

/** The next person at this browser sees nothing of the person who logs out; needs no answer of the shop (ASVS 14.3.1). */
export function forgetTraces(): void {
  try {
    localStorage.removeItem(personalKeys.viewed);
    localStorage.removeItem(personalKeys.searches);
    forgetDrafts();
  } catch {
    // a browser that stores nothing has nothing to forget
  }
}
