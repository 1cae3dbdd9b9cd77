import { describe, expect, it } from 'vitest';
import type { OrderMessage } from '#domain/order/order-messages.ts';
import { originalMessageWords } from '#server/kit/texts/message-words.ts';
import { orderMail, orderSms, type MessageOrder } from './compose-message.ts';

const languages = ['ru', 'uz', 'uz-Cyrl', 'en'] as const;
const messages: OrderMessage[] = [
  'PLACED',
  'PAID',
  'PAYMENT_FAILED',
  'EXPIRED',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'NOT_COLLECTED',
  'DELIVERED',
  'CANCELLED',
  'RETURNED',
  'PIECES_RETURNED',
  'REFUNDED',
];
/** The GSM-7 characters that our addresses and texts may use. */
const gsm7 = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;
/** A GSM-7 SMS has room for 160 characters; each part of a Cyrillic SMS of several parts for 67. */
const lettersOf = {
  ru: { form: /^[\n -~А-яЁё]*$/, max: 2 * 67 },
  uz: { form: gsm7, max: 160 },
  'uz-Cyrl': { form: /^[\n -~А-яЁёЎўҚқҒғҲҳ]*$/, max: 3 * 67 },
  en: { form: gsm7, max: 160 },
};
const words = (uz: string, ru: string) => ({ uz, ru, en: uz });

/** An order with every fact that makes a text longer. */
const longest: MessageOrder = {
  message: 'PLACED',
  language: 'ru',
  words: originalMessageWords.ru,
  publicUrl: 'https://zarona.uz',
  path: `/order/Z-260412-00173?token=${'x'.repeat(22)}`,
  number: 'Z-260412-00173',
  name: 'Дилноза',
  placedAt: new Date('2026-04-12T07:00:00Z'),
  isOnline: false,
  until: new Date('2026-04-14T13:42:00Z'),
  code: '004217',
  amountSom: 127_270_000,
  returned: ['ZR-000184'],
  pieces: [
    {
      name: words('«Qaldirgʻoch» uzugi', 'Кольцо <«Ласточка»>'),
      serialNumber: 'ZR-000184',
      weightGrams: 3.42,
      priceSom: 127_000_000,
    },
  ],
  sums: { discountSom: 0, engravingSom: 150_000, giftSom: 0, deliverySom: 60_000, totalSom: 127_210_000 },
  promised: { from: '2026-04-14', to: '2026-04-16' },
  store: {
    name: words('Zarona, Samarqand', 'Зарона, Самарканд'),
    address: words('Registon koʻchasi, 12', 'улица Регистан, 12'),
    phone: '+998 71 000-00-03',
  },
};
const each = languages.flatMap((language) => messages.map((message) => [language, message] as const));

describe('the SMS of an order', () => {
  it.each(each)('in %s, %s, fits into the allowed number of SMS parts', (language, message) => {
    const path = language === 'ru' ? longest.path : `/${language}${longest.path}`;
    const words = originalMessageWords[language];
    const messageFacts = { ...longest, language, words, path, message };
    for (const text of [orderSms(messageFacts), orderSms({ ...messageFacts, code: null, amountSom: null })]) {
      expect(text).not.toMatch(/\{\{|undefined|null/);
      expect(text).toMatch(lettersOf[language].form);
      expect(text.length).toBeLessThanOrEqual(lettersOf[language].max);
    }
  });

  it('names the refunded amount, and contains the hand-over code if there is one', () => {
    expect(orderSms({ ...longest, message: 'SHIPPED' })).toContain('004217');
    expect(orderSms({ ...longest, message: 'CANCELLED' })).toContain('вернём 127 270 000 сум');
    expect(orderSms({ ...longest, message: 'READY_FOR_PICKUP' })).toContain(
      'Самарканд: заказ ждёт вас до 14.04 18:42',
    );
  });
});

describe('the mail of an order', () => {
  it.each(each)(
    'in %s, %s, has the same content as text and as HTML and never contains the hand-over code',
    (language, message) => {
      const { subject, text, html } = orderMail({
        ...longest,
        language,
        words: originalMessageWords[language],
        message,
      });
      expect(subject + text).not.toMatch(/\{\{|undefined|null/);
      expect(subject).toContain('Z-260412-00173');
      expect(text + html).not.toContain('004217');
      const shown = html
        .slice(html.indexOf('<body'))
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>');
      for (const line of text.trimEnd().split(/\n+/).slice(0, -1)) expect(shown).toContain(line);
    },
  );

  it('lists the pieces and amounts and escapes HTML', () => {
    const { text, html } = orderMail(longest);
    const plain = text.replaceAll('\u00A0', ' ');
    expect(plain).toContain('Кольцо <«Ласточка»>, ZR-000184, 3,42 г: 127 000 000 сум');
    expect(plain).toContain('Гравировка: 150 000 сум\nДоставка: 60 000 сум\nИтого: 127 210 000 сум');
    expect(plain).toContain('Забрать в магазине: Зарона, Самарканд, улица Регистан, 12, +998 71 000-00-03');
    expect(html).toContain('Кольцо &lt;«Ласточка»&gt;');
    expect(html).toContain(`<a href="https://zarona.uz/order/Z-260412-00173?token=${'x'.repeat(22)}">`);
  });

  it('shows the discount of a promo code', () => {
    const sums = { ...longest.sums, discountSom: 500_000 };
    expect(orderMail({ ...longest, sums }).text.replaceAll('\u00A0', ' ')).toContain(
      'Скидка по промокоду: −500 000 сум',
    );
  });

  it('shows until when an unpaid order can be paid', () => {
    expect(orderMail({ ...longest, isOnline: true }).text).toContain(
      'изделия забронированы за вами до 18:42',
    );
    expect(orderMail({ ...longest, store: null }).text).toContain('Курьер: 14–\u206016\u00A0апреля');
  });
});
