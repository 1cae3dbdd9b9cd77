// Transliterates Uzbek Cyrillic to Latin letters without apostrophes (integrations.md 8.3).

const latinOf: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ҳ: 'h', қ: 'q', ғ: 'g', ў: 'o', ч: 'ch', ш: 'sh', щ: 'sh',
  ы: 'i', ь: '', ъ: '', э: 'e', ё: 'yo', ю: 'yu', я: 'ya',
}; // prettier-ignore

const vowels = 'аеёиоуўэюяы';

/** Russian words are transliterated as Uzbeks write them (кольцо → kolso); with ц also as they are spelled (koltso). */
export function latinsOf(word: string): string[] {
  const latin = toLatin(word);
  return word.includes('ц') ? [latin, toLatin(word.replaceAll('ц', 'тс'))] : [latin];
}

function toLatin(word: string): string {
  let latin = '';
  let before = '';
  for (const letter of word) {
    latin +=
      letter === 'е' ? latinYe(before) : letter === 'ц' ? latinTs(before) : (latinOf[letter] ?? letter);
    before = letter;
  }
  return latin;
}

/** `ye` at the beginning, after a vowel and after ъ, ь; otherwise `e`. */
function latinYe(before: string): string {
  return before === '' || vowels.includes(before) || before === 'ъ' || before === 'ь' ? 'ye' : 'e';
}

/** `ts` after a vowel; `s` at the beginning and after a consonant. */
function latinTs(before: string): string {
  return before !== '' && vowels.includes(before) ? 'ts' : 's';
}
