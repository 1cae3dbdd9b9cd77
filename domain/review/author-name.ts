const longest = 40;

/** One letter to the ear, two on paper. */
const initials = /^(?:[OG]ʻ|Sh|Ch|\p{L})/u;

/**
 * A name as a review shows it: the first name and the initial of the next, `Zilola Oʻrinova` → `Zilola Oʻ.`. Null when there is no
 * first name in it: what is typed into a name may be a phone or an address, which nobody is to see.
 */
export function authorName(name: string): string | null {
  const [first, second = ''] = name
    .normalize('NFC')
    .replaceAll(/['‘’`]/g, 'ʻ')
    .trim()
    .split(/\s+/u);
  if (first === undefined || first.length > longest || !/^\p{L}[\p{L}\p{M}ʻʼ-]*$/u.test(first)) return null;
  const initial = initials.exec(capitalized(second))?.[0];
  return initial === undefined ? capitalized(first) : `${capitalized(first)}\u00A0${initial}.`;
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('ru') + word.slice(1);
}
