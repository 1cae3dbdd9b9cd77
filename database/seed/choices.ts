import type { LocalizedText } from '../schema.ts';

/** A value of a choice: its name in a table, and inside a sentence. */
export interface Choice {
  name: LocalizedText;
  inSentence: LocalizedText;
}

export const locks: Readonly<Record<string, Choice>> = {
  english: same({ uz: 'Ingliz qulfi', ru: 'Английский замок', en: 'Lever back' }),
  hook: same({ uz: 'Ilgak (petlya)', ru: 'Петля', en: 'French hook' }),
  push: {
    name: { uz: 'Pusset, bosma qulf', ru: 'Пусета с защёлкой', en: 'Stud, push back' },
    inSentence: { uz: 'bosma qulf', ru: 'защёлка на штифте', en: 'push back' },
  },
  screw: {
    name: { uz: 'Pusset, burama qulf', ru: 'Пусета с закруткой', en: 'Stud, screw back' },
    inSentence: { uz: 'burama qulf', ru: 'винтовая закрутка', en: 'screw back' },
  },
  hinged: same({ uz: 'Yashirin ilmoq (kongo)', ru: 'Замок «конго»', en: 'Hidden hinge' }),
  lobster: same({ uz: 'Karabin', ru: 'Карабин', en: 'Lobster clasp' }),
  box: same({ uz: 'Quti qulf', ru: 'Замок-коробочка', en: 'Box clasp' }),
  'spring-ring': same({ uz: 'Shpringel', ru: 'Шпрингель', en: 'Spring ring' }),
};

export const weaves: Readonly<Record<string, Choice>> = {
  anchor: same({ uz: 'Yakor', ru: 'Якорное', en: 'Anchor' }),
  curb: same({ uz: 'Pantsir', ru: 'Панцирное', en: 'Curb' }),
  bismarck: same({ uz: 'Bismark', ru: 'Бисмарк', en: 'Bismarck' }),
  snake: same({ uz: 'Sneyk', ru: 'Снейк', en: 'Snake' }),
  rope: same({ uz: 'Arqon', ru: 'Верёвка', en: 'Rope' }),
  paperclip: same({ uz: 'Skrepka', ru: 'Скрепка', en: 'Paperclip' }),
  perlina: same({ uz: 'Perlina', ru: 'Перлина', en: 'Perlina' }),
  rolo: same({ uz: 'Rolo', ru: 'Роло', en: 'Rolo' }),
};

export const platings: Readonly<Record<string, LocalizedText>> = {
  rhodium: { uz: 'Rodiy', ru: 'Родий', en: 'Rhodium' },
  none: { uz: 'Qoplamasiz', ru: 'Без покрытия', en: 'None' },
};

export const chainNotIncluded: LocalizedText = {
  uz: 'Alohida sotiladi',
  ru: 'Продаётся отдельно',
  en: 'Sold separately',
};
export const madeHere: LocalizedText = { uz: 'Oʻzbekiston', ru: 'Узбекистан', en: 'Uzbekistan' };

/** Throws if the list does not have the code. */
export function choiceOf<T>(choices: Readonly<Record<string, T>>, code: string): T {
  const choice = choices[code];
  if (choice === undefined) throw new Error(`no choice ${code}`);
  return choice;
}

function same(name: LocalizedText): Choice {
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  // names of nations are capitalized in English
  const en = name.en.startsWith('English') || name.en.startsWith('French') ? name.en : lower(name.en);
  return { name, inSentence: { uz: lower(name.uz), ru: lower(name.ru), en } };
}
