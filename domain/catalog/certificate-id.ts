// ISO 7064 MOD 1271-36: two check characters over letters and digits. They detect every wrong character and every swap of neighbors.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const radix = alphabet.length;
const modulus = 1271;

// after removing hyphens; letters that look like digits are accepted among the digits
const form = /^(?:ZC)?([0-9OIL]{10})([0-9A-Z]{2})$/;

/** A typed certificate id in its canonical form, or why it is not one: FORM = another format, CHECK = a typo. */
export type ReadCertificateId = { ok: true; id: string } | { ok: false; reason: 'FORM' | 'CHECK' };

/** Returns `ZC-2026-000101-??` with its check characters: the number of a passport or a report in the shop's register. */
export function certificateId(year: number, runningNumber: number): string {
  const digits = String(runningNumber).padStart(6, '0');
  if (digits.length > 6 || !/^[0-9]{4}$/.test(String(year)))
    throw new RangeError(`certificate ${year} ${runningNumber}`);
  return `ZC-${year}-${digits}-${checkCharacters(`ZC${year}${digits}`)}`;
}

/**
 * Reads a certificate id as people type it: any case, spaces and hyphens anywhere or nowhere, Russian letters for Latin ones, O for 0 and
 * I or L for 1 among the digits, with or without ZC at the beginning.
 */
export function readCertificateId(typed: string): ReadCertificateId {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015_№.-]/g, '')
    .replaceAll(/[А-Я]/g, (letter) => latin[letter] ?? letter);
  const match = form.exec(letters);
  if (match === null) return { ok: false, reason: 'FORM' };
  const [, digits = '', check = ''] = match;
  const [year, number] = [digits.slice(0, 4), digits.slice(4)].map(asDigits);
  if (checkCharacters(`ZC${year}${number}`) !== check) return { ok: false, reason: 'CHECK' };
  return { ok: true, id: `ZC-${year}-${number}-${check}` };
}

/** Russian letters that look or sound like a Latin letter. */
const latin: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: 'Z',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ц: 'C',
};

const asDigits = (typed: string): string => typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Returns the two check characters of a text of digits and capital letters: `ISO79` has `3W`. */
export function checkCharacters(text: string): string {
  let product = 0;
  for (const character of text) product = ((product + valueOf(character)) * radix) % modulus;
  const check = (modulus + 1 - ((product * radix) % modulus)) % modulus;
  return `${alphabet.charAt(Math.floor(check / radix))}${alphabet.charAt(check % radix)}`;
}

function valueOf(character: string): number {
  const value = alphabet.indexOf(character);
  if (value === -1) throw new RangeError(`${character} has no place in a certificate number`);
  return value;
}
