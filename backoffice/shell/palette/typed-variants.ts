const keys = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
};
const layout = new Map<string, string>();
for (let at = 0; at < keys.en.length; at++) {
  const [en = '', ru = ''] = [keys.en[at], keys.ru[at]];
  layout.set(en, ru);
  layout.set(ru, en);
}

const cyrillic = 'абвгдезийклмнопрстуфхыэўқғҳ'.split('');
const latin = 'abvgdeziyklmnoprstufhieoqgh'.split('');
const letters = new Map(cyrillic.map((letter, at) => [letter, latin[at] ?? '']));
for (const [letter, written] of Object.entries({
  ё: 'yo',
  ж: 'j',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
}))
  letters.set(letter, written);

const replaced = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text.toLowerCase(), (letter) => by.get(letter) ?? letter).join('');

/** The text that the same keys produce in the other keyboard layout: `яК-001` is `zr-001`, `pfrfps` is `заказы`. */
export const inOtherLayout = (text: string): string => replaced(text, layout);

/** Transliterated to Latin, without apostrophes, from any script. */
export const inLatin = (text: string): string => replaced(text, letters).replaceAll(/['`ʻʼ‘’]/g, '');

/** Possible readings of the typed text: unchanged, in the other layout, in Latin letters. */
export const typedVariants = (text: string): string[] => {
  const typed = text.trim().toLowerCase();
  return [...new Set([typed, inOtherLayout(typed), inLatin(typed)])].filter((one) => one !== '');
};

/** Checks whether a name contains the typed text, in any script and layout. */
export const matchesTyped = (name: string, text: string): boolean =>
  [...new Set(typedVariants(text).map(inLatin))].some((one) => one !== '' && inLatin(name).includes(one));
