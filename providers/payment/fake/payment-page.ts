import { escapeHtml, formatSom, html } from '../bank-look.ts';
import type { FakeBill } from './link.ts';

/** `mistake`: the unknown card number, as it was typed; null = none. */
export type FakeBankPage = { kind: 'UNKNOWN' } | { kind: 'PAY'; bill: FakeBill; mistake: string | null };

const words = {
  ru: {
    title: 'Учебный банк',
    lead: 'Настоящие деньги здесь не списываются: это банк для проверки магазина.',
    order: 'Заказ',
    sum: 'К оплате',
    card: 'Номер карты',
    mistake: 'Такой карты у банка нет. Выберите одну из перечисленных ниже.',
    pay: 'Оплатить',
    cancel: 'Отказаться от оплаты',
    known: 'Карты, которые знает банк',
    approved: 'платёж пройдёт',
    declined: 'банк откажет',
    timedOut: 'банк не ответит',
    silent: 'банк спишет, а ответ потеряется',
    unknownTitle: 'Такого платежа нет',
    unknownLead: 'Возможно, ссылка скопирована не целиком. Откройте оплату ещё раз со страницы заказа.',
    home: 'На главную',
  },
  uz: {
    title: 'Oʻquv banki',
    lead: 'Bu yerda haqiqiy pul yechilmaydi: bank doʻkonni sinash uchun.',
    order: 'Buyurtma',
    sum: 'Toʻlanadi',
    card: 'Karta raqami',
    mistake: 'Bankda bunday karta yoʻq. Quyidagilardan birini tanlang.',
    pay: 'Toʻlash',
    cancel: 'Toʻlovdan voz kechish',
    known: 'Bank biladigan kartalar',
    approved: 'toʻlov oʻtadi',
    declined: 'bank rad etadi',
    timedOut: 'bank javob bermaydi',
    silent: 'bank pulni yechadi, javobi yoʻqoladi',
    unknownTitle: 'Bunday toʻlov yoʻq',
    unknownLead: 'Havola toʻliq nusxalanmagan boʻlishi mumkin. Toʻlovni buyurtma sahifasidan qayta oching.',
    home: 'Bosh sahifaga',
  },
  en: {
    title: 'Test bank',
    lead: 'No real money is taken here: this bank is for trying out the shop.',
    order: 'Order',
    sum: 'To pay',
    card: 'Card number',
    mistake: 'The bank does not know this card. Choose one of those below.',
    pay: 'Pay',
    cancel: 'Do not pay',
    known: 'Cards the bank knows',
    approved: 'is accepted',
    declined: 'is declined',
    timedOut: 'gets no answer',
    silent: 'is charged, the answer gets lost',
    unknownTitle: 'There is no such payment',
    unknownLead: 'The link may be incomplete. Open the payment again from the page of your order.',
    home: 'To the home page',
  },
} as const;

const cards = [
  ['8600 0000 0000 0001', 'approved'],
  ['8600 0000 0000 0002', 'declined'],
  ['8600 0000 0000 0003', 'timedOut'],
  ['8600 0000 0000 0004', 'silent'],
] as const;

/** Returns the test bank's whole payment page, in the language of the order, without JavaScript. */
export function fakeBankPage(page: FakeBankPage): string {
  if (page.kind === 'PAY') return payPage(page.bill, page.mistake);
  const w = words.ru;
  return html({
    language: 'ru',
    title: w.unknownTitle,
    body: `<h1>${w.unknownTitle}</h1><p>${w.unknownLead}</p><a href="/">${w.home}</a>`,
  });
}

function payPage(bill: FakeBill, mistake: string | null): string {
  const w = words[bill.language];
  const invalid = mistake === null ? '' : ' aria-invalid="true" aria-describedby="mistake"';
  const body = `<h1>${w.title}</h1>
<p>${w.lead}</p>
<dl><div><dt>${w.order}</dt><dd>${escapeHtml(bill.orderNumber)}</dd></div><div><dt>${w.sum}</dt><dd>${formatSom(bill)}</dd></div></dl>
<form method="post">
<label for="card">${w.card}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="40" value="${escapeHtml(mistake ?? '')}"${invalid}>
${mistake === null ? '' : `<p class="mistake" id="mistake" role="alert">${w.mistake}</p>`}
<button name="action" value="pay">${w.pay}</button>
<button name="action" value="cancel" class="quiet">${w.cancel}</button>
</form>
<h2>${w.known}</h2>
<ul>${cards.map(([number, outcome]) => `<li><span>${number}</span><span>${w[outcome]}</span></li>`).join('')}</ul>`;
  return html({ language: bill.language, title: w.title, body });
}
