/**
 * Uzbek endings in the order in which they are removed. `leave`: minimum number of letters that must remain (integrations.md 8.5, step 6).
 */
export const uzbekEndings: readonly { endings: readonly string[]; leave: number }[] = [
  // question and particle
  { endings: ['mi', 'ku'], leave: 4 },
  // case
  { endings: ['ning', 'dan', 'ni', 'ga', 'da'], leave: 3 },
  { endings: ['ka', 'qa'], leave: 4 },
  // possessive
  { endings: ['imiz', 'ingiz', 'miz', 'ngiz', 'im', 'ing', 'si', 'i'], leave: 3 },
  // plural
  { endings: ['lar'], leave: 3 },
  // derivation; -siz (without) is not listed, because it means the opposite
  { endings: ['li', 'cha', 'lik', 'dagi'], leave: 4 },
];

/** The last letter of a stem before a vowel softened it. */
export const softened: Record<string, readonly string[]> = { g: ['k', 'q'] };

/** Endings of Russian nouns and adjectives in all cases; compound endings (-ость) are not removed. */
export const russianEndings: readonly string[] = [
  'ыми', 'ими', 'ого', 'его', 'ому', 'ему', 'ами', 'ями', 'иями', 'ая', 'яя', 'ое', 'ее', 'ие', 'ые', 'ий', 'ый', 'ой',
  'ей', 'ую', 'юю', 'ых', 'их', 'ым', 'им', 'ом', 'ем', 'ам', 'ям', 'ах', 'ях', 'ов', 'ев', 'ия', 'ию', 'ии', 'ью',
  'а', 'я', 'о', 'е', 'ы', 'и', 'у', 'ю', 'ь', 'й',
]; // prettier-ignore

/** The same in Latin letters, for words long enough not to be confused with Uzbek ones. */
export const russianEndingsInLatin: { endings: readonly string[]; leave: number } = {
  endings: [
    'ami',
    'aya',
    'oye',
    'oe',
    'oy',
    'iy',
    'iye',
    'ie',
    'uyu',
    'om',
    'em',
    'ov',
    'ax',
    'a',
    'o',
    'e',
    'u',
    'i',
  ],
  leave: 5,
};
