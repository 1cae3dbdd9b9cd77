import type { LocalizedText } from '#database/schema.ts';
import type { Random } from '#database/seed/random.ts';
import { inOtherLayout } from '#domain/search/keyboard-layout.ts';

/** A way in which shoppers mistype a name. */
export interface Damage {
  kind: string;
  language: keyof LocalizedText;
  do: (name: string, random: Random) => string;
}

const apostrophe = /[ʻʼ]/g;

export const damages: Damage[] = [
  { kind: 'any apostrophe or none', language: 'uz', do: (name, random) => name.replace(apostrophe, () => random.pick(['', "'", '‘', '’', '`', '´', 'ʹ', '′', '"'])) },
  { kind: 'new letters', language: 'uz', do: inNewLetters },
  { kind: 'Uzbek in Cyrillic', language: 'uz', do: inCyrillic },
  { kind: 'chat spelling', language: 'uz', do: inChatSpelling },
  { kind: 'Uzbek ending', language: 'uz', do: (name, random) => withEnding(name, random.pick(['ni', 'ning', 'ga', 'dan', 'lar', 'larni', 'mi'])) },
  { kind: 'Uzbek slip', language: 'uz', do: withSlip },
  { kind: 'Uzbek in the other layout', language: 'uz', do: inOther },
  { kind: 'Russian ending', language: 'ru', do: inOtherCase },
  { kind: 'Russian slip', language: 'ru', do: withSlip },
  { kind: 'Russian in the other layout', language: 'ru', do: inOther },
  { kind: 'Russian in the other layout, with a slip', language: 'ru', do: (name, random) => inOther(withSlip(name, random)) },
  { kind: 'Russian in Latin letters', language: 'ru', do: inLatin },
  { kind: 'Russian without ё, in capitals', language: 'ru', do: (name) => name.replaceAll('ё', 'е').toUpperCase() },
  {
    kind: 'two slips in a long word',
    language: 'ru',
    do: withTwoSlips,
  },
  { kind: 'English slip', language: 'en', do: withSlip },
  { kind: 'English in the other layout', language: 'en', do: inOther },
  { kind: 'words turned round', language: 'ru', do: (name) => name.split(' ').toReversed().join(' ') },
]; // prettier-ignore

function inNewLetters(name: string, random: Random): string {
  return name
    .replace(/o[ʻʼ]/gi, () => random.pick(['ö', 'õ', 'ŏ']))
    .replace(/g[ʻʼ]/gi, () => random.pick(['ğ', 'ǵ', 'ḡ']))
    .replace(/sh/gi, 'ş')
    .replace(/ch/gi, 'ç');
}

function inChatSpelling(name: string, random: Random): string {
  return name
    .replace(apostrophe, '')
    .replace(/sh/gi, () => random.pick(['w', '6']))
    .replace(/ch/gi, '4');
}

/** Longest first (integrations.md 8.4). */
const cyrillicOf: readonly (readonly [latin: RegExp, cyrillic: string])[] = [
  [/yo[ʻʼ]/g, 'йў'], [/o[ʻʼ]/g, 'ў'], [/g[ʻʼ]/g, 'ғ'], [/sh/g, 'ш'], [/ch/g, 'ч'], [/yo/g, 'ё'], [/yu/g, 'ю'], [/ya/g, 'я'],
  [/ye/g, 'е'], [/(?<![\p{L}])e/gu, 'э'], [/[ʻʼ]/g, 'ъ'], [/a/g, 'а'], [/b/g, 'б'], [/d/g, 'д'], [/e/g, 'е'], [/f/g, 'ф'],
  [/g/g, 'г'], [/h/g, 'ҳ'], [/i/g, 'и'], [/j/g, 'ж'], [/k/g, 'к'], [/l/g, 'л'], [/m/g, 'м'], [/n/g, 'н'], [/o/g, 'о'],
  [/p/g, 'п'], [/q/g, 'қ'], [/r/g, 'р'], [/s/g, 'с'], [/t/g, 'т'], [/u/g, 'у'], [/v/g, 'в'], [/x/g, 'х'], [/y/g, 'й'], [/z/g, 'з'],
]; // prettier-ignore

function inCyrillic(name: string): string {
  return cyrillicOf.reduce((text, [latin, cyrillic]) => text.replace(latin, cyrillic), name.toLowerCase());
}

/** How people without a Russian keyboard write. */
const latinOf: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '',
  э: 'e', ю: 'yu', я: 'ya',
}; // prettier-ignore

function inLatin(name: string): string {
  return Array.from(name.toLowerCase(), (letter) => latinOf[letter] ?? letter).join('');
}

/** Excludes quotation marks and colons, which are typed on keys that have letters in the other layout. */
function inOther(name: string): string {
  return inOtherLayout(name.replace(/[«»:,.]/g, ''));
}

function withEnding(name: string, ending: string): string {
  return name.replace(/([\p{L}ʻʼ])(?=\P{L}*$)/u, `$1${ending}`);
}

/** Inflects the word in quotation marks, if its ending is regular. */
function inOtherCase(name: string, random: Random): string {
  return name.replace(/([\p{L}]{3,})([аяоеыйь])(?=»)/u, (_, stem: string, last: string) => {
    if ('ая'.includes(last)) return stem + random.pick(['у', 'е', 'ой']);
    if ('ое'.includes(last)) return stem + random.pick(['а', 'ом', 'у']);
    return last === 'й' ? `${stem}й` : stem + random.pick(['и', 'ю', 'ям']);
  });
}

const alphabet = { cyrillic: 'абвгдежзиклмнопрстуфхчшыя', latin: 'abcdefghijklmnopqrstuvxyz' };

/** Makes one typo in a word of at least five letters; the first letter stays right. */
function withSlip(name: string, random: Random): string {
  return inLongWord(name, { least: 5, random }, (word) => slip(word, random));
}

/** Makes two typos in a word of at least eight letters. */
function withTwoSlips(name: string, random: Random): string {
  return inLongWord(name, { least: 8, random }, (word) => slip(slip(word, random), random));
}

function inLongWord(
  name: string,
  { least, random }: { least: number; random: Random },
  change: (word: string) => string,
): string {
  const words = [...name.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= least);
  const word = words[random.whole(0, words.length - 1)];
  if (!word) return name;
  return name.slice(0, word.index) + change(word[0]) + name.slice(word.index + word[0].length);
}

/** A missing, extra, wrong or swapped letter. */
function slip(word: string, random: Random): string {
  const letters = /[а-яё]/i.test(word) ? alphabet.cyrillic : alphabet.latin;
  const other = letters[random.whole(0, letters.length - 1)] ?? '';
  const place = random.whole(1, word.length - 2);
  return random.pick([
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + other + word.slice(place),
    word.slice(0, place) + other + word.slice(place + 1),
    word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
  ]);
}
