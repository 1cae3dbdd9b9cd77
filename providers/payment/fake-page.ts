import { createHash } from 'node:crypto';
import type { FakeBill } from './fake-link.ts';

/** `mistake`: the card number that the bank does not know, as it was typed; null = none typed yet. */
export type FakeBankPage = { kind: 'UNKNOWN' } | { kind: 'PAY'; bill: FakeBill; mistake: string | null };

const words = {
  ru: {
    title: 'Учебный банк',
    lead: 'Настоящие деньги здесь не списываются: это банк для проверки магазина.',
    order: 'Заказ',
    sum: 'К оплате',
    card: 'Номер карты',
    mistake: 'Такой карты у банка нет. Возьмите одну из написанных ниже.',
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
    mistake: 'Bankda bunday karta yoʻq. Quyidagilardan birini oling.',
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
    title: 'Practice bank',
    lead: 'No real money is taken here: this bank is for trying out the shop.',
    order: 'Order',
    sum: 'To pay',
    card: 'Card number',
    mistake: 'The bank does not know this card. Take one of those below.',
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

const style = `
*{box-sizing:border-box}
body{margin:0;background:#FCFBF9;color:#20141A;font:16px/24px system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:56px 20px}
h1{font-size:28px;line-height:34px;font-weight:400;margin:0 0 8px}
p{margin:0 0 24px;color:#574950}
dl{display:flex;justify-content:space-between;gap:16px;margin:0 0 32px;padding:16px 0;border-block:1px solid #DDD6D0}
dt{font-size:14px;line-height:20px;color:#74656C}
dd{margin:0;font-size:18px}
label{display:block;font-size:14px;line-height:20px;font-weight:500;margin-bottom:8px}
input{width:100%;height:52px;padding:0 16px;font:inherit;background:#FFFFFF;border:1px solid #8F8187;border-radius:2px}
input[aria-invalid=true]{border:2px solid #A3232B}
.mistake{margin:8px 0 0;font-size:14px;line-height:20px;color:#A3232B}
button{display:block;width:100%;min-height:52px;margin-top:16px;padding:0 24px;font:500 16px/20px system-ui,sans-serif;border-radius:2px;border:1px solid #4A1630;background:#4A1630;color:#FFFFFF}
button.quiet{background:transparent;border-color:#20141A;color:#20141A}
:focus-visible{outline:2px solid #20141A;outline-offset:2px}
h2{font-size:14px;line-height:20px;font-weight:500;margin:40px 0 8px}
ul{margin:0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid #DDD6D0;font-size:14px;line-height:20px}
li span:first-child{font-variant-numeric:tabular-nums;user-select:all}
li button{display:flex;justify-content:space-between;gap:16px;min-height:48px;margin:0;padding:12px 0;border:0;background:none;color:inherit;font:14px/20px system-ui,sans-serif;text-align:start;cursor:pointer}
li button span:first-child{white-space:nowrap}
li button span:last-child{text-align:end}
li button:hover span:last-child{text-decoration:underline;text-underline-offset:4px}
li:has(button){padding:0}
b{font-weight:500;color:#20141A}
a{color:#20141A;text-underline-offset:4px}
`;

/** Of the style of every such page, for its policy. */
export const styleSource = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** No script, one known style, forms to the shop only. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  styleSource,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The fake bank's page, whole: in the language of the order, without JavaScript. */
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

/** A whole page in the bank's own look; `body` is HTML. */
export function html({ language, title, body }: { language: string; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}

/** `7 270 000 soʻm`, with no-break spaces. */
function formatSom({ amountSom, language }: FakeBill): string {
  const digits = String(amountSom).replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u00A0');
  return `${digits}\u00A0${language === 'ru' ? 'сум' : 'soʻm'}`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
