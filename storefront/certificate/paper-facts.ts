import type { Paper } from '#contract/catalog/certificate.ts';
import type { PageLanguage } from '#contract/words.ts';
import { formatCarats, formatCentimetres, formatSize, inSentence } from '#ui/format.ts';
import { type PageWords, wordOf } from '#storefront/shell/i18n/dictionary.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

export interface Fact {
  key: string;
  label: string;
  value: string;
}

/** The texts needed for a certificate. */
interface FactWords {
  t: T;
  words: PageWords;
}

/** The display order of facts; other facts follow as printed. */
const order = [
  'serialNumber',
  'artikul',
  'metal',
  'probe',
  'makersMark',
  'weightGrams',
  'sizeMm',
  'lengthCm',
  'stones',
  'shape',
  'growth',
  'measurements',
  'caratWeight',
  'color',
  'clarity',
  'cut',
  'polish',
  'symmetry',
  'fluorescence',
  'table',
  'depth',
  'inscription',
];

/** The facts of a certificate in display order, with the texts and number format of the language. */
export function factsOf({ subject }: Pick<Paper, 'subject'>, factWords: FactWords): Fact[] {
  const known = order.filter((key) => subject[key] !== undefined);
  const unordered = Object.keys(subject).filter((key) => !order.includes(key));
  return [...known, ...unordered].map((key) => ({
    key,
    label: worded(factWords.t, `label.${key}`, key),
    value: valueOf(key, subject[key] ?? '', factWords),
  }));
}

/** Grades that a laboratory prints in English; in other languages a translation is added. */
const graded = ['cut', 'polish', 'symmetry', 'fluorescence'];

function valueOf(key: string, printed: string, { t, words }: FactWords): string {
  const { language } = words;
  if (key === 'metal') return wordOf(words, 'metals', printed);
  if (key === 'shape') return inSentence(wordOf(words, 'shapes', printed));
  if (key === 'growth') return worded(t, `growth.${printed}`, printed);
  if (key === 'stones')
    return printed
      .split('; ')
      .map((line) => stoneLine(line, { t, words }))
      .join('\n');
  if (key === 'weightGrams')
    return t('certificate:grams', { weight: localSigns(inHundredths(printed), language) });
  if (key === 'caratWeight') return t('certificate:carats', { weight: localSigns(printed, language) });
  if (key === 'sizeMm') return formatSize(Number(printed), language);
  if (key === 'lengthCm') return formatCentimetres(Number(printed), language);
  if (key === 'measurements')
    return t('certificate:millimetres', { sides: localSigns(printed.replaceAll(' mm', ''), language) });
  if (key === 'table' || key === 'depth')
    return localSigns(printed, language).replaceAll(' ', language === 'en' ? '' : '\u00A0');
  if (!graded.includes(key)) return printed;
  const grade = worded(t, `grade.${printed.toLowerCase().replaceAll(' ', '-')}`, printed);
  return grade === printed ? printed : `${printed} — ${grade}`;
}

/** `2 × ruby 0.12 ct 2 2` → «Рубин, 2 шт., 0,12 кар., 2 2»: number and kind of the stones, then the rest as printed. */
function stoneLine(line: string, { t, words }: FactWords): string {
  const match = /^(\d+) × (\S+)(?: ([\d.]+) ct)?(?: (.+))?$/.exec(line);
  if (match === null) return line;
  const [, count = '', kind = '', carats, grades] = match;
  return [
    t(`certificate:stone.${kind}`, { defaultValue: wordOf(words, 'stoneKinds', kind) }),
    t('certificate:count', { count: Number(count) }),
    carats === undefined ? '' : formatCarats(Number(carats), words.language),
    grades ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Weights have two decimals, also round ones: `3 ± 0.02` → `3.00 ± 0.02`. */
const inHundredths = (printed: string): string =>
  printed.replaceAll(/\d+(?:\.\d+)?/g, (number) => Number(number).toFixed(2));

const localSigns = (printed: string, language: PageLanguage): string =>
  language === 'en' ? printed : printed.replaceAll(/(\d)\.(\d)/g, '$1,$2');

/** The text for a code, or the printed word if there is none. */
export const worded = (t: T, key: string, printed: string): string =>
  t(`certificate:${key}`, { defaultValue: printed });
