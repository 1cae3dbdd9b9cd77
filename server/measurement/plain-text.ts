/** A phone, the number of a card or an order, or a mail address: typed text or a quoting error message may identify a person. */
const personal = /@|\p{Nd}(?:[\s().-]*\p{Nd}){6}/u;
const maxLength = 100;

/** Returns a search as it may be stored: in lower case, one line; undefined if it may identify a person. */
export function plainTerm(typed: string): string | undefined {
  const term = typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
  return term === '' || personal.test(term) ? undefined : term;
}

/** Returns an error message without what it quotes: addresses lose their query string; undefined if it may identify a person. */
export function plainMessage(message: string): string | undefined {
  const words = message
    .replaceAll(/[?#][^\s)'"]*/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words === '' || personal.test(words) ? undefined : words;
}
