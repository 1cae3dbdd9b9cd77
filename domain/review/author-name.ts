const longest = 40;

/** Letters that are one sound but may be written with two characters. */
const initials = /^(?:[OG]ʻ|Sh|Ch|\p{L})/u;

/**
 * Returns the displayed name of a review's author: the first name and the initial of the next, `Zilola Oʻrinova` → `Zilola Oʻ.`. Null if
 * it has no first name: a typed name may be a phone or an address, which must not be displayed.
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
