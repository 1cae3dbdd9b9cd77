// ISO 7064 MOD 1271-36: two check characters over letters and digits. It sees every wrong character and every swap.
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const radix = alphabet.length;
const modulus = 1271;

const form = /^ZC-?([0-9]{4})-?([0-9]{6})-?([0-9A-Z]{2})$/;

/** What somebody typed as a certificate's number: its one spelling, or why it is none (a form unlike ours, or a slip of the pen). */
export type ReadCertificateId = { ok: true; id: string } | { ok: false; reason: 'FORM' | 'CHECK' };

/** `ZC-2026-000101-??` with its check characters: the number of a passport or a report in our register. */
export function certificateId(year: number, runningNumber: number): string {
  const digits = String(runningNumber).padStart(6, '0');
  if (digits.length > 6 || !/^[0-9]{4}$/.test(String(year)))
    throw new RangeError(`certificate ${year} ${runningNumber}`);
  return `ZC-${year}-${digits}-${checkCharacters(`ZC${year}${digits}`)}`;
}

/** Reads a number as people type it: any case, spaces around, with or without hyphens. */
export function readCertificateId(typed: string): ReadCertificateId {
  const match = form.exec(typed.trim().toUpperCase());
  if (match === null) return { ok: false, reason: 'FORM' };
  const [, year = '', number = '', check = ''] = match;
  if (checkCharacters(`ZC${year}${number}`) !== check) return { ok: false, reason: 'CHECK' };
  return { ok: true, id: `ZC-${year}-${number}-${check}` };
}

/** The two check characters of a text of digits and capital letters: of `ISO79` they are `3W`. */
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
