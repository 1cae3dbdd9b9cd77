const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
};

// oʻ, gʻ and the glottal stop: addresses contain only the letter, whichever sign was typed
const apostrophes = /[\u02bb\u02bc'‘’`´]/gu;

/**
 * Returns an ASCII address made from a name: Russian is transliterated, Uzbek Latin loses its apostrophes, everything else becomes one
 * hyphen. «Кольцо «Ласточка»» is `koltso-lastochka`, «Qaldirgʻoch» uzugi is `qaldirgoch-uzugi`. Empty if nothing is left.
 */
export function slug(name: string): string {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => cyrillic[letter] ?? '');
  const ascii = letters
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Returns an address made from a name that is not taken, with a number if necessary. `taken`: current and former addresses of others. */
export function freeSlug(
  name: string,
  { taken, fallback }: { taken: ReadonlySet<string>; fallback: string },
): string {
  const wish = slug(name) || fallback;
  if (!taken.has(wish)) return wish;
  for (let number = 2; ; number += 1) if (!taken.has(`${wish}-${number}`)) return `${wish}-${number}`;
}
