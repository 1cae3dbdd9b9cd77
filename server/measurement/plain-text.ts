/** A phone, the number of a card or an order, an address of mail: what somebody typed or an error quoted may name a person. */
const personal = /@|\p{Nd}(?:[\s().-]*\p{Nd}){6}/u;
const maxLength = 100;

/** A search as it may be written down: in small letters, one line; undefined when it may name somebody. */
export function plainTerm(typed: string): string | undefined {
  const term = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
  return term === '' || personal.test(term) ? undefined : term;
}

/** The words of an error without what it quoted: addresses lose their query, and what may name somebody is left out. */
export function plainMessage(message: string): string | undefined {
  const words = message
    .replaceAll(/[?#][^\s)'"]*/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words === '' || personal.test(words) ? undefined : words;
}
