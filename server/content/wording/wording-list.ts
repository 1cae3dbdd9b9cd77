import type { WordingPlace } from '#contract/admin/content/wording.ts';
import type { WordingKind } from '#contract/wording-rules.ts';
import { type Language, languages } from '#contract/words.ts';
import { defaultReturnDays } from '#domain/order/returns.ts';
import { groupAt, textFiles } from './text-files.ts';

/** A text that the staff may reword. */
export interface Wording {
  place: WordingPlace;
  kind: WordingKind;
  /** What the text is about: the key of its name on the screen. */
  subject: string;
  original: Record<Language, string>;
  /** What the shop appends to the text, for the previews of the staff. Empty for most texts. */
  ending: string;
}

/** The last line of an SMS with a code, from which the phone fills the code in. */
const endingOfCodes = '\n@zarona.uz #004217';
/** Appended by the pages to titles that are also read elsewhere. */
const nameOfShop = ' | Zarona';

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

/** Titles for search engines; those with an ending are completed by the page. */
const titles: [key: string, ending: string][] = [
  ['content.home.title', ''],
  ['content.index.title', nameOfShop],
  ['catalog.metaCategoryFrom', ''],
  ['catalog.metaCategory', ''],
  ['collections.named', nameOfShop],
  ['product.metaTitle', ''],
  ['product.metaTitleShort', ''],
  ['product.metaTitleBare', ''],
  ['collections.metaTitle', ''],
  ['moments.indexTitle', ''],
  ['moments.metaTitle', ''],
  ['stores.metaTitle', nameOfShop],
  ['stores.storeMetaTitle', ''],
  ['certificate.metaTitle', nameOfShop],
  ['certificate.pageTitle', nameOfShop],
  ['sizes.title', nameOfShop],
];

/** Descriptions for search engines, and sentences of which they are composed. */
const descriptions = [
  'content.home.description',
  'content.index.description',
  'catalog.metaDescription',
  'catalog.metaFrom',
  'product.metaDescription',
  'product.metaDescriptionSold',
  'product.loose.metaDescription',
  'product.loose.metaDescriptionBare',
  'product.metaStores',
  'product.metaTail',
  'product.metaDelivery',
  'collections.metaDescription',
  'moments.indexDescription',
  'moments.metaRest',
  'stores.metaDescription',
  'stores.storeMetaDescription',
  'certificate.metaDescription',
  'certificate.pageDescription',
  'sizes.description',
  'meta.each',
  'meta.passport',
  'meta.stores',
  'meta.delivery',
  'meta.whole',
  'meta.shop',
];

/** Lines of the mail of an order with its facts, one line each. */
const factLines = [
  'order',
  'piece',
  'lessByCode',
  'engraving',
  'gift',
  'delivery',
  'total',
  'pickup',
  'courier',
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
  { place, kind: 'LINE', subject: key, original: originalOf(key), ending: '' },
];

const headText = (key: string, kind: WordingKind, ending = ''): [string, Wording] => [
  key,
  { place: 'SEARCH', kind, subject: key, original: originalOf(key), ending },
];

function messageText(key: string, kind: WordingKind, subject: string): [string, Wording] {
  const place = kind === 'SMS' ? 'SMS' : 'MAIL';
  const ending = key === 'messages.sms.code' ? endingOfCodes : '';
  return [key, { place, kind, subject: `message.${subject}`, original: originalOf(key), ending }];
}

/** Every text that the staff may reword, by its key: file and path, as `content.home.newTitle`; in the order of the screen. */
export const wordings: ReadonlyMap<string, Wording> = new Map([
  ...['tagline', 'askUs', 'weTake', 'partnerSite'].map((line) => pageLine('FOOTER', `common.${line}`)),
  ...homeLines.map((line) => pageLine('HOME', `content.home.${line}`)),
  ...productLines.map((line) => pageLine('PRODUCT', `product.${line}`)),
  ...titles.map(([key, ending]) => headText(key, 'TITLE', ending)),
  ...descriptions.map((key) => headText(key, 'DESCRIPTION')),
  ...messageGroups.flatMap(([path, kind, subject]) =>
    Object.keys(groupAt(textFiles.ru['messages'], path)).map((name) =>
      messageText(`messages.${path}.${name}`, kind, `${subject}.${name}`),
    ),
  ),
  messageText('messages.order.link', 'SMS', 'order.link'),
  messageText('messages.changed.notYou', 'BODY', 'changed.notYou'),
  ...factLines.map((line) => messageText(`messages.order.mail.${line}`, 'LINE', `order.fact.${line}`)),
  messageText('messages.order.mail.page', 'BODY', 'order.page'),
  messageText('messages.order.mail.digits', 'BODY', 'order.digits'),
]);

/** A text that depends on a number is read with the days of the default setting. */
function originalOf(key: string): Record<Language, string> {
  const [file = '', ...path] = key.split('.');
  const name = path.pop() ?? '';
  const texts = languages.map((language) => {
    const group = groupAt(textFiles[language][file], path.join('.'));
    const plural = new Intl.PluralRules(language).select(defaultReturnDays);
    const text = group[name] ?? group[`${name}_${plural}`];
    if (typeof text !== 'string') throw new Error(`there is no text ${key} in ${language}`);
    return [language, text] as const;
  });
  return Object.fromEntries(texts) as Record<Language, string>; // built from `languages`
}
