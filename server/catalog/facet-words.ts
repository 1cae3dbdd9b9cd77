import type { LocalizedText } from '#database/schema.ts';
import { diamondClarities, diamondColors, diamondCuts, gradeValue } from '#domain/catalog/diamond-grades.ts';
import type { FacetName } from '#domain/catalog/facets.ts';

// Words for what the database stores as codes. Categories, collections, stones and stores have their own tables.

const word = (ru: string, uz: string, en: string): LocalizedText => ({ ru, uz, en });

export const facetTitles: Record<FacetName, LocalizedText> = {
  category: word('Категория', 'Turkum', 'Category'),
  collection: word('Коллекция', 'Kolleksiya', 'Collection'),
  metal: word('Металл', 'Metall', 'Metal'),
  probe: word('Проба', 'Proba', 'Fineness'),
  stone: word('Камень', 'Tosh', 'Stone'),
  shape: word('Форма камня', 'Tosh shakli', 'Stone shape'),
  color: word('Цвет бриллианта', 'Olmos rangi', 'Diamond color'),
  clarity: word('Чистота', 'Tozaligi', 'Clarity'),
  cut: word('Огранка', 'Qirralash sifati', 'Cut'),
  ringSize: word('Размер', 'Oʻlcham', 'Size'),
  length: word('Длина', 'Uzunligi', 'Length'),
  gender: word('Для кого', 'Kim uchun', 'For'),
  occasion: word('Повод', 'Munosabat', 'Occasion'),
  style: word('Стиль', 'Uslub', 'Style'),
  laboratory: word('Сертификат', 'Sertifikat', 'Certificate'),
  storeId: word('Магазин', 'Doʻkon', 'Store'),
};

/** Letters are the same in every language; the order is the laboratories'. */
const graded = (grades: readonly string[]): Record<string, LocalizedText> =>
  Object.fromEntries(grades.map((grade) => [grade, word(grade, grade, grade)]));

const cutWords: Record<(typeof diamondCuts)[number], LocalizedText> = {
  Ideal: word('Идеальная', 'Ideal', 'Ideal'),
  Excellent: word('Отличная', 'Aʼlo', 'Excellent'),
  Premium: word('Премиум', 'Premium', 'Premium'),
  'Very Good': word('Очень хорошая', 'Juda yaxshi', 'Very good'),
  Good: word('Хорошая', 'Yaxshi', 'Good'),
  Fair: word('Удовлетворительная', 'Qoniqarli', 'Fair'),
  Poor: word('Плохая', 'Past', 'Poor'),
};

/** The values in the order in which they are shown. */
export const facetWords: Partial<Record<FacetName, Record<string, LocalizedText>>> = {
  metal: {
    yellow: word('Жёлтое золото', 'Sariq oltin', 'Yellow gold'),
    red: word('Красное золото', 'Qizil oltin', 'Red gold'),
    white: word('Белое золото', 'Oq oltin', 'White gold'),
    'two-tone': word('Двухцветное золото', 'Ikki rangli oltin', 'Two-tone gold'),
    silver: word('Серебро', 'Kumush', 'Silver'),
    platinum: word('Платина', 'Platina', 'Platinum'),
  },
  stone: {
    none: word('Без камней', 'Toshsiz', 'No stones'),
  },
  shape: {
    round: word('Круг', 'Dumaloq', 'Round'),
    oval: word('Овал', 'Oval', 'Oval'),
    pear: word('Груша', 'Tomchi', 'Pear'),
    cushion: word('Кушон', 'Yostiq', 'Cushion'),
    emerald: word('Изумрудная', 'Zumradsimon', 'Emerald'),
    princess: word('Принцесса', 'Malika', 'Princess'),
    marquise: word('Маркиз', 'Markiz', 'Marquise'),
    heart: word('Сердце', 'Yurak', 'Heart'),
    square: word('Квадрат', 'Kvadrat', 'Square'),
    asscher: word('Ашер', 'Asher', 'Asscher'),
    radiant: word('Радиант', 'Radiant', 'Radiant'),
    baguette: word('Багет', 'Baget', 'Baguette'),
    cabochon: word('Кабошон', 'Kaboshon', 'Cabochon'),
    disc: word('Диск', 'Disk', 'Disc'),
  },
  color: graded(diamondColors),
  clarity: graded(diamondClarities),
  cut: Object.fromEntries(diamondCuts.map((grade) => [gradeValue(grade), cutWords[grade]])),
  gender: {
    women: word('Женщинам', 'Ayollarga', 'Women'),
    men: word('Мужчинам', 'Erkaklarga', 'Men'),
    unisex: word('Всем', 'Hammaga', 'Unisex'),
    kids: word('Детям', 'Bolalarga', 'Kids'),
  },
  occasion: {
    wedding: word('Свадьба', 'Nikoh toʻyi', 'Wedding'),
    engagement: word('Помолвка', 'Unashtiruv', 'Engagement'),
    newborn: word('Бешик-туй', 'Beshik toʻyi', 'Newborn'),
    mother: word('Маме', 'Ona uchun', 'For mother'),
    march8: word('8 Марта', '8-mart', '8 March'),
    hayit: word('Хайит', 'Hayit', 'Hayit'),
    navroz: word('Навруз', 'Navroʻz', 'Navroz'),
    anniversary: word('Годовщина', 'Yubiley', 'Anniversary'),
    birthday: word('День рождения', 'Tugʻilgan kun', 'Birthday'),
    'first-salary': word('Первая зарплата', 'Birinchi oylik', 'First salary'),
    graduation: word('Выпускной', 'Bitiruv', 'Graduation'),
    housewarming: word('Новоселье', 'Hovli toʻyi', 'Housewarming'),
    gift: word('Подарок', 'Sovgʻa', 'Gift'),
    everyday: word('На каждый день', 'Har kunga', 'Everyday'),
    evening: word('На вечер', 'Oqshom uchun', 'Evening'),
    kids: word('Ребёнку', 'Bolaga', 'For a child'),
  },
  style: {
    minimal: word('Минимализм', 'Minimal', 'Minimal'),
    classic: word('Классика', 'Klassik', 'Classic'),
    openwork: word('Ажур', 'Panjarali', 'Openwork'),
    fringe: word('С подвесами', 'Shokilali', 'Fringe'),
    pave: word('Паве', 'Pave', 'Pavé'),
    signet: word('Печатка', 'Muhr', 'Signet'),
    symbol: word('Символ', 'Ramziy', 'Symbol'),
  },
};

/** A value without words of its own is shown as it is: 585, 17.5, GIA. */
export function plainWords(value: string): LocalizedText {
  return { uz: value, ru: value, en: value };
}
