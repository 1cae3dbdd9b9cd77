// One word for one thing in each language (GLOSSARY.md, decided by native editors): words that are refused, and their replacements.

interface WordRule {
  wrong: RegExp;
  right: string;
}

const rule = (wrong: RegExp, right: string): WordRule => ({ wrong, right });

/** Uzbek words are delimited by letters, ʻ and ʼ. */
const uzbek = (word: string, right: string): WordRule =>
  rule(new RegExp(`(?<![\\p{L}ʻʼ])${word}`, 'iu'), right);
const american = (word: string, right: string): WordRule => rule(new RegExp(`\\b${word}\\b`, 'iu'), right);

const rules: Readonly<Record<string, readonly WordRule[]>> = {
  ru: [
    rule(
      /изделия(?: пока)?(?: не)? закреплены|закрепи(?:ть|те) (?:изделия|их|остальные)/iu,
      'бронь, забронированы',
    ),
    rule(/отчёт\p{L}* (?:лаборатории|GIA|IGI|HRD)/iu, 'сертификат GIA'),
    rule(/сним(?:ок|к[аиоу]\p{L}*)(?!\p{L})(?! экрана)/iu, 'фото'),
    rule(/(?:изменени|смен)\p{L}* размера/iu, 'подгонка размера'),
    rule(/пробирн\p{L}+ (?:надзор|инспекци)\p{L}*/iu, 'Пробирная палата'),
    rule(/(?<!\p{L})лапк\p{L}*/iu, 'крапан'),
    rule(/учётн\p{L}+ запис\p{L}+/iu, 'аккаунт'),
    rule(/(?<!\p{L})СМС(?!\p{L})/u, 'SMS'),
    rule(/Зарона/u, 'Zarona'),
  ],
  uz: [
    uzbek('ogʻirli[gk]i?', 'vazn'),
    uzbek('olmos', 'brilliant'),
    uzbek('brillyant', 'brilliant'),
    uzbek('toifa', 'turkum'),
    uzbek('zirak', 'pusset'),
    uzbek('safir', 'sapfir'),
    uzbek('\\d{3} proba', '585-proba'),
    uzbek('oʻyma yozuv(?!\\)|i\\))', 'gravirovka'),
    uzbek('sovgʻa oʻrami', 'sovgʻa qadogʻi'),
    uzbek('(?:laboratoriya|GIA) hisobot', 'xulosa'),
    uzbek('birka', 'yorliq'),
    uzbek('band(?![\\p{L}ʻʼ])(?! qil)', 'band qilingan'),
    uzbek('(?:QR|SMS)-kod', 'QR kod, SMS kod'),
  ],
  en: [
    american('jewelry', 'jewellery'),
    american('jewelers?', 'jeweller'),
    american('colors?|colored|colorless', 'colour'),
    american('millimeters?', 'millimetres'),
    american('centimeters?', 'centimetres'),
    american('centers?', 'centre'),
    american('favorites?', 'favourite'),
    american('neighbors?|neighboring', 'neighbour'),
    american('catalogs?', 'catalogue'),
    american('gray', 'grey'),
    american('canceled|canceling', 'cancelled'),
    american('pick(?:ed)? up|pick-ups?|pickup', 'collect'),
    american('(?:practice|training) bank', 'test bank'),
  ],
};

/** Returns a sentence for each word of a text that is refused in its language; addresses in links are ignored. */
export function findWordFaults(language: string, text: string): string[] {
  const plain = text.replaceAll('\u00A0', ' ').replaceAll(/\]\([^)]*\)/g, ']');
  return (rules[language] ?? []).flatMap(({ wrong, right }) => {
    const said = wrong.exec(plain)?.[0];
    return said === undefined ? [] : [`says “${said}”, the word is “${right}”`];
  });
}
