import { describe, expect, it } from 'vitest';
import type { OrderMessage } from '#domain/order/order-messages.ts';
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
/** GSM-7, as far as an address or a text of ours may use it. */
const gsm7 = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;
/** An SMS has room for 160 of them; Cyrillic leaves 67 in each of two that belong together. */
const lettersOf = {
  ru: { form: /^[\n -~А-яЁё]*$/, max: 2 * 67 },
  uz: { form: gsm7, max: 160 },
  'uz-Cyrl': { form: /^[\n -~А-яЁёЎўҚқҒғҲҳ]*$/, max: 3 * 67 },
  en: { form: gsm7, max: 160 },
};
const words = (uz: string, ru: string) => ({ uz, ru, en: uz });

/** An order with everything that makes a text long. */
const longest: MessageOrder = {
  message: 'PLACED',
  language: 'ru',
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
  it.each(each)('in %s, %s, is one, in Russian two', (language, message) => {
    const path = language === 'ru' ? longest.path : `/${language}${longest.path}`;
    const messageFacts = { ...longest, language, path, message };
    for (const text of [orderSms(messageFacts), orderSms({ ...messageFacts, code: null, amountSom: null })]) {
      expect(text).not.toMatch(/\{\{|undefined|null/);
      expect(text).toMatch(lettersOf[language].form);
      expect(text.length).toBeLessThanOrEqual(lettersOf[language].max);
    }
  });

  it('says what comes back, and where one names the code', () => {
    expect(orderSms({ ...longest, message: 'SHIPPED' })).toContain('004217');
    expect(orderSms({ ...longest, message: 'CANCELLED' })).toContain('вернём 127 270 000 сум');
    expect(orderSms({ ...longest, message: 'READY_FOR_PICKUP' })).toContain(
      'Самарканд: заказ ждёт вас до 14.04 18:42',
    );
  });
});

describe('the mail of an order', () => {
  it.each(each)('in %s, %s, says the same in words and in HTML, the code never', (language, message) => {
    const { subject, text, html } = orderMail({ ...longest, language, message });
    expect(subject + text).not.toMatch(/\{\{|undefined|null/);
    expect(subject).toContain('Z-260412-00173');
    expect(text + html).not.toContain('004217');
    const shown = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    for (const line of text.trimEnd().split(/\n+/).slice(0, -1)) expect(shown).toContain(line);
  });

  it('lists the pieces and sums, and is safe in HTML', () => {
    const { text, html } = orderMail(longest);
    const plain = text.replaceAll('\u00A0', ' ');
    expect(plain).toContain('Кольцо <«Ласточка»>, ZR-000184, 3,42 г: 127 000 000 сум');
    expect(plain).toContain('Гравировка: 150 000 сум\nДоставка: 60 000 сум\nИтого: 127 210 000 сум');
    expect(plain).toContain('Забрать в магазине: Зарона, Самарканд, улица Регистан, 12, +998 71 000-00-03');
    expect(html).toContain('Кольцо &lt;«Ласточка»&gt;');
    expect(html).toContain(`<a href="https://zarona.uz/order/Z-260412-00173?token=${'x'.repeat(22)}">`);
  });

  it('says what a promo code took off', () => {
    const sums = { ...longest.sums, discountSom: 500_000 };
    expect(orderMail({ ...longest, sums }).text.replaceAll('\u00A0', ' ')).toContain(
      'Скидка по промокоду: −500 000 сум',
    );
  });

  it('that is not paid yet says until when it can be paid', () => {
    expect(orderMail({ ...longest, isOnline: true }).text).toContain(
      'изделия забронированы за вами до 18:42',
    );
    expect(orderMail({ ...longest, store: null }).text).toContain('Курьер: 14–\u206016\u00A0апреля');
  });
});
