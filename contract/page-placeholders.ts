/** What the shop fills in where the text of a page has one of these names in braces, as `{returnDays}`: what its settings say now. */
export const pagePlaceholders = [
  'returnDays',
  'returnDaysWithin',
  'pickupHours',
  'pickupHoursWithin',
  'holdMinutes',
  'paymentMinutes',
  'visitLeadHours',
  'onlineLimit',
  'phone',
  'telegram',
  'email',
  'answersFrom',
  'answersTo',
  'company',
  'taxNumber',
] as const;
export type PagePlaceholder = (typeof pagePlaceholders)[number];

const inBraces = /\{([^{}]*)\}/g;

const isKnown = (name: string): boolean => pagePlaceholders.some((known) => known === name);

/** The first name in braces that the shop does not fill in; null = there is none. */
export function unknownPlaceholder(texts: readonly string[]): string | null {
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(inBraces)) if (!isKnown(name)) return name;
  return null;
}

/** The text with each placeholder that `values` has. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(inBraces, (whole: string, name: string) => values[name] ?? whole);
