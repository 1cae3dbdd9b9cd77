import { defaultReturnDays } from '#domain/order/returns.ts';
import type { LocalizedText } from '#database/schema.ts';

const same = (text: string): LocalizedText => ({ uz: text, ru: text, en: text });

const person = same('Dilnoza');
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
  code: same('004217'),
  count: same(String(defaultReturnDays)),
  date: { uz: '12-aprel', ru: '12 апреля', en: '12 April' },
  endUrl: same('https://zarona.uz/requests/notify/Jq3v8'),
  name: person,
  number: same('Z-260412-00173'),
  phone: same('+998 71 000-00-03'),
  returned: same('ZR-000184'),
  serial: same('ZR-000184'),
  shopPhone: same('+998 71 200-07-07'),
  site: same('zarona-atelier.uz'),
  store: { uz: 'Amir Temur', ru: 'Амир Темур', en: 'Amir Temur' },
  sum: som(`12${nbsp}500${nbsp}000`),
  time: same('18:42'),
  total: som(`12${nbsp}560${nbsp}000`),
  until: same('14.04 18:42'),
  url: same('https://zarona.uz/order/Z-260412-00173?token=Jq3v8sLw0aX2cT5mRb7yZQ'),
};

/** A typical value of a placeholder of a text. */
export function exampleOf(key: string, name: string): LocalizedText {
  // the name of a model, in messages about a piece that is back
  const isModel = name === 'name' && key.startsWith('messages.request.');
  const example = isModel ? model : examples[name];
  if (example === undefined) throw new Error(`the placeholder ${name} of ${key} has no example`);
  return example;
}
