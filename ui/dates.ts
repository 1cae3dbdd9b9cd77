// Own words instead of Intl: Node and browsers carry different language data, and a page must hydrate as it was rendered.

type Language = 'ru' | 'uz' | 'uz-Cyrl' | 'en';

const months: Record<Language, readonly string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  uz: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avgust',
    'sentabr',
    'oktabr',
    'noyabr',
    'dekabr',
  ],
  'uz-Cyrl': [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
/** From Sunday, as Date counts. */
const weekdays: Record<Language, readonly string[]> = {
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  uz: ['yakshanba', 'dushanba', 'seshanba', 'chorshanba', 'payshanba', 'juma', 'shanba'],
  'uz-Cyrl': ['якшанба', 'душанба', 'сешанба', 'чоршанба', 'пайшанба', 'жума', 'шанба'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const nbsp = '\u00A0';
/** The hyphen of an Uzbek date, after which no line ends. */
const hyphen = '-\u2060';
/** Asia/Tashkent is UTC+5 the whole year. */
const tashkentOffsetMs = 5 * 60 * 60 * 1000;

/** A day `YYYY-MM-DD` in words: 12 июня · 12-iyun · 12 June. */
export function formatDay(day: string, language: Language): string {
  const [, month = '1', date = '1'] = day.split('-');
  const name = months[language][Number(month) - 1] ?? '';
  return `${Number(date)}${language === 'uz' ? hyphen : nbsp}${name}`;
}

/** From a day to a day: 26–28 ноября · 26–28-noyabr · 26–28 November; across the end of a month both are named. One day is written once. */
export function formatDays({ from, to }: { from: string; to: string }, language: Language): string {
  if (from === to) return formatDay(from, language);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–\u2060${formatDay(to, language)}`
    : `${formatDay(from, language)} – ${formatDay(to, language)}`;
}

/** With the year: 12 июня 2026 · 2026-yil 12-iyun · 2026 йил 12 июнь · 12 June 2026. */
export function formatDate(day: string, language: Language): string {
  const year = day.slice(0, 4);
  const inYear = formatDay(day, language);
  if (language === 'uz') return `${year}${hyphen}yil${nbsp}${inYear}`;
  return language === 'uz-Cyrl' ? `${year}${nbsp}йил${nbsp}${inYear}` : `${inYear}${nbsp}${year}`;
}

/** With the weekday: 12 июня, четверг · 12-iyun, payshanba · Thursday, 12 June. */
export function formatDayLong(day: string, language: Language): string {
  const weekday = weekdays[language][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return language === 'en'
    ? `${weekday}, ${formatDay(day, language)}`
    : `${formatDay(day, language)}, ${weekday}`;
}

/** The wall clock in Tashkent of an ISO instant: 18:42. */
export const formatTime = (instant: string): string => inTashkent(instant).slice(11, 16);

/** The day and the wall clock in Tashkent of an ISO instant: 14 апреля, 18:42. */
export const formatMoment = (instant: string, language: Language): string =>
  `${formatDay(dayOf(instant), language)}, ${formatTime(instant)}`;

/** The day in Tashkent of an ISO instant, as formatDay takes it: 2026-06-12. */
export const dayOf = (instant: string): string => inTashkent(instant).slice(0, 10);

const inTashkent = (instant: string) =>
  new Date(new Date(instant).getTime() + tashkentOffsetMs).toISOString();

/** The day so many days after `day`; before it, when `count` is negative. Both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
