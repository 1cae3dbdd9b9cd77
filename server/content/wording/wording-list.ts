import type { WordingPlace } from '#contract/admin/content/wording.ts';
import type { WordingKind } from '#contract/wording-rules.ts';
import { type Language, languages } from '#contract/words.ts';
import { defaultReturnDays } from '#domain/order/returns.ts';
import enCommon from '#texts/en/common.json' with { type: 'json' };
import enContent from '#texts/en/content.json' with { type: 'json' };
import enMessages from '#texts/en/messages.json' with { type: 'json' };
import enProduct from '#texts/en/product.json' with { type: 'json' };
import ruCommon from '#texts/ru/common.json' with { type: 'json' };
import ruContent from '#texts/ru/content.json' with { type: 'json' };
import ruMessages from '#texts/ru/messages.json' with { type: 'json' };
import ruProduct from '#texts/ru/product.json' with { type: 'json' };
import uzCommon from '#texts/uz/common.json' with { type: 'json' };
import uzContent from '#texts/uz/content.json' with { type: 'json' };
import uzMessages from '#texts/uz/messages.json' with { type: 'json' };
import uzProduct from '#texts/uz/product.json' with { type: 'json' };

const files: Record<Language, Record<string, unknown>> = {
  ru: { common: ruCommon, content: ruContent, product: ruProduct, messages: ruMessages },
  uz: { common: uzCommon, content: uzContent, product: uzProduct, messages: uzMessages },
  en: { common: enCommon, content: enContent, product: enProduct, messages: enMessages },
};

/** A text that the staff may reword. */
export interface Wording {
  place: WordingPlace;
  kind: WordingKind;
  /** What the text is about: the key of its name on the screen. */
  subject: string;
  original: Record<Language, string>;
}

const homeLines = [
  'newTitle',
  'latestTitle',
  'newAll',
  'storyTitle',
  'storyChoose',
  'fromCollection',
  'seeCollection',
  'occasionsTitle',
  'pricesTitle',
  'moment',
  'momentsAll',
  'trust.hallmark',
  'trust.hallmarkText',
  'trust.certificate',
  'trust.certificateText',
  'trust.resize',
  'trust.resizeText',
  'trust.cleaning',
  'trust.cleaningText',
  'certificateTitle',
  'certificateText',
  'storeTitle',
  'storesAll',
];
const productLines = [
  'trustMark',
  'aboutMark',
  'trustPaper',
  'aboutPaper',
  'aboutChange',
  'trustStore',
  'aboutStore',
  'handover',
  'onlyInStore',
  'deliveryNote',
  'returnsText',
  'resizeTerms',
  'tradeInText',
  'care.cleaning',
  'passportText',
  'reportText',
  'onRequestText',
  'partsNote',
  'soldOutText',
];

/** The groups of `messages.json`: their kind, and the part of the subject that they share. */
const messageGroups: [path: string, kind: WordingKind, subject: string][] = [
  ['sms', 'SMS', 'account'],
  ['subject', 'SUBJECT', 'account'],
  ['lead', 'BODY', 'account'],
  ['mail', 'BODY', 'account'],
  ['changed.sms', 'SMS', 'changed'],
  ['changed.subject', 'SUBJECT', 'changed'],
  ['changed.lead', 'BODY', 'changed'],
  ['request.sms', 'SMS', 'request'],
  ['request.subject', 'SUBJECT', 'request'],
  ['request.lead', 'BODY', 'request'],
  ['request.mail', 'BODY', 'request'],
  ['order.sms', 'SMS', 'order'],
  ['order.subject', 'SUBJECT', 'order'],
  ['order.lead', 'BODY', 'order'],
  ['staff', 'SMS', 'staff'],
];

const pageLine = (place: WordingPlace, key: string): [string, Wording] => [
  key,
  { place, kind: 'LINE', subject: key, original: originalOf(key) },
];

function messageText(key: string, kind: WordingKind, subject: string): [string, Wording] {
  const place = kind === 'SMS' ? 'SMS' : 'MAIL';
  return [key, { place, kind, subject: `message.${subject}`, original: originalOf(key) }];
}

/** Every text that the staff may reword, by its key: file and path, as `content.home.newTitle`; in the order of the screen. */
export const wordings: ReadonlyMap<string, Wording> = new Map([
  ...['tagline', 'askUs', 'weTake', 'partnerSite'].map((line) => pageLine('FOOTER', `common.${line}`)),
  ...homeLines.map((line) => pageLine('HOME', `content.home.${line}`)),
  ...productLines.map((line) => pageLine('PRODUCT', `product.${line}`)),
  ...messageGroups.flatMap(([path, kind, subject]) =>
    Object.keys(groupAt(ruMessages, path)).map((name) =>
      messageText(`messages.${path}.${name}`, kind, `${subject}.${name}`),
    ),
  ),
  messageText('messages.order.link', 'SMS', 'order.link'),
  messageText('messages.changed.notYou', 'BODY', 'changed.notYou'),
  messageText('messages.order.mail.page', 'BODY', 'order.page'),
  messageText('messages.order.mail.digits', 'BODY', 'order.digits'),
]);

/** A text that depends on a number is read with the days of the default setting. */
function originalOf(key: string): Record<Language, string> {
  const [file = '', ...path] = key.split('.');
  const name = path.pop() ?? '';
  const texts = languages.map((language) => {
    const group = groupAt(files[language][file], path.join('.'));
    const plural = new Intl.PluralRules(language).select(defaultReturnDays);
    const text = group[name] ?? group[`${name}_${plural}`];
    if (typeof text !== 'string') throw new Error(`there is no text ${key} in ${language}`);
    return [language, text] as const;
  });
  return Object.fromEntries(texts) as Record<Language, string>; // built from `languages`
}

function groupAt(words: unknown, path: string): Record<string, unknown> {
  let group = words;
  for (const name of path.split('.').filter(Boolean))
    group = typeof group === 'object' && group !== null ? Reflect.get(group, name) : undefined;
  return typeof group === 'object' && group !== null ? { ...group } : {};
}
