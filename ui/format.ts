// Numbers as shoppers read them. Not by Intl, because a page must hydrate exactly as it was rendered (ui.md 3.2, 3.12).

type Language = 'ru' | 'uz' | 'uz-Cyrl' | 'en';

export const nbsp = '\u00A0';
const somWord: Record<Language, string> = { ru: 'сум', uz: 'soʻm', 'uz-Cyrl': 'сўм', en: 'soʻm' };
const gramWord: Record<Language, string> = { ru: 'г', uz: 'g', 'uz-Cyrl': 'г', en: 'g' };
const caratWord: Record<Language, string> = { ru: 'кар', uz: 'ct', 'uz-Cyrl': 'кар', en: 'ct' };
const millimetreWord: Record<Language, string> = { ru: 'мм', uz: 'mm', 'uz-Cyrl': 'мм', en: 'mm' };
const centimetreWord: Record<Language, string> = { ru: 'см', uz: 'sm', 'uz-Cyrl': 'см', en: 'cm' };
const metreWord: Record<Language, string> = { ru: 'м', uz: 'm', 'uz-Cyrl': 'м', en: 'm' };
const kilometreWord: Record<Language, string> = { ru: 'км', uz: 'km', 'uz-Cyrl': 'км', en: 'km' };

/** 7 270 000 · 7,270,000; negative with the minus sign, not a hyphen. */
export function formatInteger(value: number, language: Language): string {
  const digits = String(Math.trunc(value)).replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : nbsp);
  return digits.replace('-', '−');
}

/** Formats a decimal with the language's separator and exactly `digits` decimals. */
function formatDecimal(value: number, digits: number, language: Language): string {
  // 3.425 is slightly less in binary; it must be rounded up as on paper
  const rounded = Math.round(Math.round(value * 10 ** (digits + 3)) / 1000) / 10 ** digits;
  const [whole = '0', fraction] = rounded.toFixed(digits).split('.');
  const sign = language === 'en' ? '.' : ',';
  return formatInteger(Number(whole), language) + (fraction === undefined ? '' : sign + fraction);
}

/** Formats a size: 17 · 17,5. */
export function formatSize(value: number, language: Language): string {
  return String(value).replace('.', language === 'en' ? '.' : ',');
}

/** Whole soʻm: 7 270 000 сум. */
export function formatSom(som: number, language: Language): string {
  return `${formatInteger(som, language)}${nbsp}${somWord[language]}`;
}

/** от 6 650 000 сум · 6 650 000 soʻmdan · from 6,650,000 soʻm: Uzbek says "from" by a suffix. */
export function formatFrom(som: number, language: Language): string {
  const sum = formatSom(som, language);
  if (language === 'uz') return `${sum}dan`;
  if (language === 'uz-Cyrl') return `${sum}дан`;
  return `${language === 'ru' ? 'от' : 'from'}${nbsp}${sum}`;
}

/** Grams with two decimals: 3,42 г. */
export const formatWeight = (grams: number, language: Language): string =>
  `${formatDecimal(grams, 2, language)}${nbsp}${gramWord[language]}`;

/** 3,10–3,62 г, or one weight when both are equal. */
export function formatWeightRange(min: number, max: number, language: Language): string {
  if (min === max) return formatWeight(min, language);
  return `${formatDecimal(min, 2, language)}–${formatWeight(max, language)}`;
}

/** Carats with two decimals, or three if the certificate has three: 0,30 кар. */
export function formatCarats(carats: number, language: Language): string {
  const digits = Math.round(carats * 1000) % 10 === 0 ? 2 : 3;
  return `${formatDecimal(carats, digits, language)}${nbsp}${caratWord[language]}`;
}

/** Distance in kilometres: 350 м · 2,4 км · 268 км. */
export function formatDistance(km: number, language: Language): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)}${nbsp}${metreWord[language]}`;
  return `${km < 9.95 ? formatDecimal(km, 1, language) : formatInteger(Math.round(km), language)}${nbsp}${kilometreWord[language]}`;
}

/** Millimetres without trailing zeros: 2,4 мм. */
export const formatMillimetres = (mm: number, language: Language): string =>
  `${formatSize(mm, language)}${nbsp}${millimetreWord[language]}`;
export const formatCentimetres = (cm: number, language: Language): string =>
  `${formatSize(cm, language)}${nbsp}${centimetreWord[language]}`;

const unitWords: Partial<Record<string, Record<Language, string>>> = {
  mm: millimetreWord,
  cm: centimetreWord,
  m: metreWord,
  g: gramWord,
  ct: caratWord,
};
/** The unit of a characteristic as shoppers read it: `mm` → мм; another one as the staff typed it. */
export const unitIn = (unit: string, language: Language): string => unitWords[unit]?.[language] ?? unit;

/** A percentage: 61,6 %; in English without a space. */
export const formatPercent = (share: number, language: Language): string =>
  `${formatSize(share, language)}${language === 'en' ? '' : nbsp}%`;

/** A name inside a sentence or a list: `Жёлтое золото` → `жёлтое золото`. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Formats a taxpayer number for people: groups of three digits that stay on one line. */
export const formatTaxNumber = (number: string): string => number.replaceAll(/(\d{3})(?=\d)/g, '$1\u00A0');

/** Formats an E.164 phone of Uzbekistan for people: `+998 71 200-07-07`. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3-$4-$5');
