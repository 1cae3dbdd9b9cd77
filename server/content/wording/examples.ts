import { defaultReturnDays } from '#domain/order/returns.ts';
import type { LocalizedText } from '#database/schema.ts';

const same = (text: string): LocalizedText => ({ uz: text, ru: text, en: text });

const model: LocalizedText = {
  uz: '«Qaldirgʻoch» uzugi',
  ru: 'Кольцо «Ласточка»',
  en: 'Swallow ring',
};
const nbsp = '\u00A0';
const som = (amount: string): LocalizedText => ({
  uz: `${amount}${nbsp}soʻm`,
  ru: `${amount}${nbsp}сум`,
  en: `${amount}${nbsp}soʻm`,
});

const examples: Readonly<Record<string, LocalizedText>> = {
  address: {
    uz: 'Toshkent, Amir Temur koʻchasi, 16',
    ru: 'Ташкент, улица Амира Темура, 16',
    en: 'Tashkent, 16 Amir Temur Street',
  },
  category: { uz: 'Uzuklar', ru: 'Кольца', en: 'Rings' },
  certificate: same('ZC-2026-000101-LZ'),
  city: { uz: 'Toshkent', ru: 'Ташкент', en: 'Tashkent' },
  code: same('004217'),
  collection: { uz: 'Anor', ru: 'Анор', en: 'Anor' },
  count: same(String(defaultReturnDays)),
  date: { uz: '12-aprel', ru: '12 апреля', en: '12 April' },
  days: { uz: '14–15-aprel', ru: '14–15 апреля', en: '14–15 April' },
  endUrl: same('https://zarona.uz/requests/notify/Jq3v8'),
  from: {
    uz: `Narxi 2${nbsp}150${nbsp}000${nbsp}soʻmdan.`,
    ru: `Цены от 2${nbsp}150${nbsp}000${nbsp}сум.`,
    en: `Prices from 2${nbsp}150${nbsp}000${nbsp}soʻm.`,
  },
  laboratory: same('GIA'),
  measures: {
    uz: `6,57 × 6,53 × 4,05${nbsp}mm`,
    ru: `6,57 × 6,53 × 4,05${nbsp}мм`,
    en: `6.57 × 6.53 × 4.05${nbsp}mm`,
  },
  metal: { uz: 'oltin 585', ru: 'золото 585', en: 'gold 585' },
  model,
  moment: { uz: 'Nikoh uzuklari', ru: 'Кольца на никах', en: 'Rings for the nikoh' },
  name: same('Dilnoza'),
  line: som(`150${nbsp}000`),
  number: same('Z-260412-00173'),
  phone: same('+998 71 000-00-03'),
  pieces: { uz: `24${nbsp}ta buyum`, ru: `24${nbsp}изделия`, en: `24${nbsp}pieces` },
  price: som(`2${nbsp}150${nbsp}000`),
  returned: same('ZR-000184'),
  serial: same('ZR-000184'),
  shopPhone: same('+998 71 200-07-07'),
  site: same('zarona-atelier.uz'),
  store: { uz: 'Amir Temur', ru: 'Амир Темур', en: 'Amir Temur' },
  stores: { uz: 'Amir Temur, Chilonzor', ru: 'Амир Темур, Чиланзар', en: 'Amir Temur, Chilonzor' },
  sum: som(`12${nbsp}500${nbsp}000`),
  time: same('18:42'),
  total: som(`12${nbsp}560${nbsp}000`),
  until: same('14.04 18:42'),
  url: same('https://zarona.uz/order/Z-260412-00173?token=Jq3v8sLw0aX2cT5mRb7yZQ'),
  weight: { uz: `3,10${nbsp}g`, ru: `3,10${nbsp}г`, en: `3.10${nbsp}g` },
};

/** Placeholders that have another meaning than their name, by the beginning of the key. */
const meanings: [prefix: string, names: Readonly<Record<string, string>>][] = [
  ['messages.request.', { name: 'model' }],
  ['messages.order.mail.piece', { name: 'model' }],
  ['messages.order.mail.', { sum: 'line' }],
  ['catalog.', { name: 'category' }],
  ['collections.', { name: 'collection' }],
  ['product.', { name: 'model' }],
  ['moments.', { title: 'moment' }],
  ['stores.', { name: 'store' }],
  ['certificate.', { name: 'model', id: 'certificate' }],
];

/** What the shop fills in for a placeholder of a text: the key of its name on the screen, and of its example. */
export function meaningOf(key: string, name: string): string {
  const found = meanings.find(([prefix, names]) => key.startsWith(prefix) && name in names);
  return found?.[1][name] ?? name;
}

/** A typical value of a placeholder of a text. */
export function exampleOf(key: string, name: string): LocalizedText {
  const example = examples[meaningOf(key, name)];
  if (example === undefined) throw new Error(`the placeholder ${name} of ${key} has no example`);
  return example;
}
