// Search keys: what a shopper types and what the catalogue says, brought to one spelling (integrations.md 8.3, 8.5).

/** Everything typed for ʻ and ʼ, and what keyboards make of it; deleted, because most people leave it out. */
const apostrophes = /['‘’‛`´ʻʼʹʽˈ′“”"]/g;
const combiningMarks = /\p{M}/gu;
const wordForm = /\p{N}+[.,]\p{N}+|[\p{L}\p{N}\p{M}]+/gu;
const cyrillic = /\p{Script=Cyrillic}/u;

/** Letters of the alphabet proposed for 2027; ö and ğ lose their mark, as oʻ and gʻ lose the apostrophe. */
const newLetters: Record<string, string> = { ş: 'sh', ș: 'sh', ç: 'ch', ı: 'i' };

const latinOf: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ҳ: 'h', қ: 'q', ғ: 'g', ў: 'o', ч: 'ch', ш: 'sh', щ: 'sh',
  ы: 'i', ь: '', ъ: '', э: 'e', ё: 'yo', ю: 'yu', я: 'ya',
}; // prettier-ignore

const vowels = 'аеёиоуўэюяы';

/**
 * The words of a text, each as the keys it is found by: «Сирға» → [["сирға", "sirga"]], "sirgʻa" → [["sirga"]].
 * A Cyrillic word keeps its own form beside the Latin one, because Russian is written in it too; with ц it has two Latin
 * ones, because people write both kolso and koltso.
 */
export function foldWords(text: string): string[][] {
  // apostrophes first: NFKC would make a space and a mark of ´
  const plain = text.replace(apostrophes, '').normalize('NFKC').toLowerCase().replace(apostrophes, '');
  const words = plain.replace(/[şșçı]/g, (letter) => newLetters[letter] ?? letter).match(wordForm) ?? [];
  return words.map(keysOf).filter((keys) => keys.length > 0);
}

function keysOf(word: string): string[] {
  if (!cyrillic.test(word)) return [withoutMarks(word)].filter((key) => key !== '');
  const own = word.replaceAll('ё', 'е');
  const latin = toLatin(word);
  return [...new Set([own, latin, word.includes('ц') ? toLatin(word.replaceAll('ц', 'тс')) : latin])].filter(
    (key) => key !== '',
  );
}

/** ö, õ, ğ, é lose their marks. Only for Latin words: й and ў are letters of their own. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(combiningMarks, '').normalize('NFC');
}

/** Uzbek Cyrillic in Latin without apostrophes; Russian words come out as Uzbeks write them (кольцо → kolso). */
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

/** `ye` at the beginning, after a vowel and after ъ, ь; `e` elsewhere. */
function latinYe(before: string): string {
  return before === '' || vowels.includes(before) || before === 'ъ' || before === 'ь' ? 'ye' : 'e';
}

/** `ts` after a vowel; `s` at the beginning and after a consonant. */
function latinTs(before: string): string {
  return before !== '' && vowels.includes(before) ? 'ts' : 's';
}

/** A word typed so far finds every word that begins with it from this many letters on; a shorter one only itself. */
export const prefixLetters = 3;

/** Whether a typed key finds a stored one. */
export function keyMatches(typed: string, stored: string): boolean {
  return typed.length >= prefixLetters ? stored.startsWith(typed) : stored === typed;
}

/** Whether a query may be a style or serial number (ZR-001, ZR-001842): looked up exactly, in capitals. */
export function readNumber(query: string): string | null {
  const text = query.normalize('NFKC').trim().toUpperCase();
  return /^(?=.*[0-9])[A-Z0-9]+(-[A-Z0-9]+)*$/.test(text) && text.length <= 40 ? text : null;
}
