import { fillText, plainSms } from '#contract/wording-rules.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { OrderMessage } from '#domain/order/order-messages.ts';
import { formatDate, formatDays, formatMoment, formatTime, dayOf } from '#ui/dates.ts';
import { formatSom, formatWeight } from '#ui/format.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { MessageWords } from '#server/kit/texts/message-words.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import { type Letter, writeLetter } from '#server/auth/codes/compose-message.ts';

export interface MessagePiece {
  name: LocalizedText;
  serialNumber: string;
  weightGrams: number;
  priceSom: number;
}

/** All facts that an order's messages may contain. Amounts in whole soʻm. */
export interface MessageOrder {
  message: OrderMessage;
  language: PageLanguage;
  words: MessageWords;
  publicUrl: string;
  /** The path of the order's page, with the token. */
  path: string;
  number: string;
  /** The name in the greeting of the mail; null = the address is not proven, so the typed name may be text aimed at a stranger. */
  name: string | null;
  placedAt: Date;
  /** The order is waiting for an online payment. */
  isOnline: boolean;
  /** The end of the payment reservation, or of the period for which the store keeps the order. */
  until: Date | null;
  /** The courier's hand-over code; null if none is needed. */
  code: string | null;
  /** The amount that was or will be refunded; null = nothing. */
  amountSom: number | null;
  /** Serial numbers of the pieces that this event returned. */
  returned: readonly string[];
  pieces: readonly MessagePiece[];
  sums: { discountSom: number; engravingSom: number; giftSom: number; deliverySom: number; totalSom: number };
  promised: { from: string; to: string };
  /** The pickup store; null if a courier delivers the order. */
  store: { name: LocalizedText; address: LocalizedText; phone: string } | null;
}

/** Composes the SMS of an event: at most two parts in Russian, three in Uzbek Cyrillic, otherwise one (integrations.md 4.4). */
export function orderSms(messageFacts: MessageOrder): string {
  const { sms } = messageFacts.words.order;
  return plainSms(
    fillText(sms[smsKey(messageFacts)], { ...factsOf(messageFacts), until: shortMoment(messageFacts.until) }),
  );
}

/** Composes the SMS with only the link of an order's page, for a shopper who lost it. */
export const linkSms = (words: MessageWords, url: string): string =>
  plainSms(fillText(words.order.link, { url }));

/** Composes the mail: the event, the order with its pieces and amounts, the delivery or pickup, and the link to its page. */
export function orderMail(messageFacts: MessageOrder): Letter {
  const { language, words, publicUrl } = messageFacts;
  const { subject, lead, mail } = words.order;
  const facts = { ...factsOf(messageFacts), until: longMoment(messageFacts.until, language) };
  const paragraphs = [
    fillText(addressed(lead[leadKey(messageFacts)], messageFacts.name), facts),
    [fillText(mail.order, facts), ...pieceLines(messageFacts), ...sumLines(messageFacts)].join('\n'),
    ...(isUnderWay(messageFacts.message) ? [receiving(messageFacts)] : []),
    mail.page,
    facts.url,
    mail.digits,
  ];
  return writeLetter({
    language,
    subject: fillText(subject[subjectKey(messageFacts)], facts),
    paragraphs,
    publicUrl,
  });
}

/** Without a name, `{{name}}, we …` becomes `We …`. */
function addressed(lead: string, name: string | null): string {
  if (name !== null) return lead;
  const plain = lead.replace(/^\{\{name\}\},\s*/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

type SmsKey = keyof MessageWords['order']['sms'];

/** Selects the text: a refund and a hand-over code have separate texts. */
function smsKey({ message, code, amountSom, isOnline }: MessageOrder): SmsKey {
  switch (message) {
    case 'SHIPPED':
      return code === null ? 'SHIPPED' : 'SHIPPED_CODE';
    case 'CANCELLED':
      return amountSom === null ? 'CANCELLED' : 'CANCELLED_REFUND';
    case 'RETURNED':
    case 'PIECES_RETURNED':
      return amountSom === null ? 'RETURNED' : 'RETURNED_REFUND';
    case 'PLACED_BY_PHONE':
      return isOnline ? 'PAY_LINK' : message;
    case 'PLACED':
    case 'PAID':
    case 'PAYMENT_FAILED':
    case 'EXPIRED':
    case 'READY_FOR_PICKUP':
    case 'NOT_COLLECTED':
    case 'DELIVERED':
    case 'REFUNDED':
    case 'RECEIVING_CHANGED':
    case 'PIECES_CHANGED':
      return message;
  }
}

function leadKey(messageFacts: MessageOrder): keyof MessageWords['order']['lead'] {
  return messageFacts.message === 'PLACED' && messageFacts.isOnline ? 'PLACED_ONLINE' : smsKey(messageFacts);
}

function subjectKey({ message }: MessageOrder): keyof MessageWords['order']['subject'] {
  if (message === 'PLACED_BY_PHONE') return 'PLACED';
  return message === 'PIECES_RETURNED' ? 'RETURNED' : message;
}

const isUnderWay = (message: OrderMessage): boolean =>
  [
    'PLACED',
    'PLACED_BY_PHONE',
    'PAID',
    'SHIPPED',
    'READY_FOR_PICKUP',
    'NOT_COLLECTED',
    'RECEIVING_CHANGED',
    'PIECES_CHANGED',
  ].includes(message);

function factsOf(messageFacts: MessageOrder) {
  const { language, store, until } = messageFacts;
  return {
    number: messageFacts.number,
    name: messageFacts.name ?? '',
    date: formatDate(dayOf(messageFacts.placedAt.toISOString()), language),
    url: messageFacts.publicUrl + messageFacts.path,
    time: until === null ? '' : formatTime(until.toISOString()),
    code: messageFacts.code ?? '',
    sum: messageFacts.amountSom === null ? '' : formatSom(messageFacts.amountSom, language),
    total: formatSom(messageFacts.sums.totalSom, language),
    returned: messageFacts.returned.join(', '),
    // the message already begins with the brand
    store: store === null ? '' : textIn(store.name, language).replace(/^[^,]+,\s*/, ''),
    phone: store?.phone ?? '',
  };
}

function pieceLines({ pieces, language, words }: MessageOrder): string[] {
  const { piece: text } = words.order.mail;
  return pieces.map((piece) =>
    fillText(text, {
      name: textIn(piece.name, language),
      serial: piece.serialNumber,
      weight: formatWeight(piece.weightGrams, language),
      price: formatSom(piece.priceSom, language),
    }),
  );
}

/** Leaves out amounts of zero. */
function sumLines({ sums, language, words }: MessageOrder): string[] {
  const { mail } = words.order;
  const lines: [string, number][] = [
    [mail.lessByCode, sums.discountSom],
    [mail.engraving, sums.engravingSom],
    [mail.gift, sums.giftSom],
    [mail.delivery, sums.deliverySom],
    [mail.total, sums.totalSom],
  ];
  return lines.flatMap(([text, som]) => (som > 0 ? [fillText(text, { sum: formatSom(som, language) })] : []));
}

function receiving({ store, promised, language, words }: MessageOrder): string {
  const { mail } = words.order;
  if (store !== null) {
    const { name, address, phone } = store;
    return fillText(mail.pickup, {
      store: textIn(name, language),
      address: textIn(address, language),
      phone,
    });
  }
  return fillText(mail.courier, { days: formatDays(promised, language) });
}

/** 14.04 18:42, Tashkent time, in the same form for every language. */
function shortMoment(instant: Date | null): string {
  if (instant === null) return '';
  const [, month = '', day = ''] = dayOf(instant.toISOString()).split('-');
  return `${day}.${month} ${formatTime(instant.toISOString())}`;
}

/** For example 14 апреля, 18:42. */
function longMoment(instant: Date | null, language: PageLanguage): string {
  return instant === null ? '' : formatMoment(instant.toISOString(), language);
}
