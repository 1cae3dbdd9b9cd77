import { escapeHtml, html, styleSource } from '../bank-look.ts';
import type { PaymeBill } from './payme-bill.ts';
import { type Trouble, troubles } from './payme-caller.ts';

const words = {
  ru: {
    title: 'Payme для проверки',
    lead: 'Это учебная страница, не Payme: настоящие деньги здесь не списываются.',
    order: 'Заказ',
    sum: 'К оплате',
    pay: 'Оплатить',
    decline: 'Карту не принять',
    back: 'Вернуться в магазин',
    trouble: 'Что пойдёт не так',
    refused: 'Магазин не принял платёж:',
    unknown: 'Такого платежа нет',
    none: 'ничего',
    late: 'подтверждение придёт через 20 секунд',
    disordered: 'вызовы придут не по порядку',
    parallel: 'каждый вызов пять раз сразу',
    signature: 'неверный ключ',
    amount: 'неверная сумма',
    lost: 'ответ потеряется, вызов повторится через 20 секунд',
    refund: 'через 20 секунд деньги вернутся',
  },
  uz: {
    title: 'Sinov uchun Payme',
    lead: 'Bu oʻquv sahifasi, Payme emas: haqiqiy pul yechilmaydi.',
    order: 'Buyurtma',
    sum: 'Toʻlanadi',
    pay: 'Toʻlash',
    decline: 'Kartani rad etish',
    back: 'Doʻkonga qaytish',
    trouble: 'Nima notoʻgʻri ketsin',
    refused: 'Doʻkon toʻlovni qabul qilmadi:',
    unknown: 'Bunday toʻlov yoʻq',
    none: 'hech narsa',
    late: 'tasdiq 20 soniyadan keyin keladi',
    disordered: 'chaqiruvlar tartibsiz keladi',
    parallel: 'har bir chaqiruv bir vaqtda besh marta',
    signature: 'notoʻgʻri kalit',
    amount: 'notoʻgʻri summa',
    lost: 'javob yoʻqoladi, chaqiruv 20 soniyadan keyin takrorlanadi',
    refund: '20 soniyadan keyin pul qaytadi',
  },
  en: {
    title: 'Payme for practice',
    lead: 'This is a practice page, not Payme: no real money is taken.',
    order: 'Order',
    sum: 'To pay',
    pay: 'Pay',
    decline: 'Decline the card',
    back: 'Back to the shop',
    trouble: 'What should go wrong',
    refused: 'The shop refused the payment:',
    unknown: 'There is no such payment',
    none: 'nothing',
    late: 'the confirmation comes after 20 seconds',
    disordered: 'the calls come in disorder',
    parallel: 'each call five times at once',
    signature: 'a wrong key',
    amount: 'a wrong amount',
    lost: 'the answer gets lost, the call comes again after 20 seconds',
    refund: 'after 20 seconds the money goes back',
  },
} as const satisfies Record<PaymeBill['language'], Record<Trouble, string> & Record<string, string>>;

/** Allows forms to be submitted to this page and redirected to the shop. */
export function paymePolicy(bill: PaymeBill | undefined): string {
  const back = bill?.back == null ? '' : ` ${new URL(bill.back).origin}`;
  return [
    "default-src 'none'",
    styleSource,
    `form-action 'self'${back}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** `refused`: the shop's message. */
export function paymePage(
  bill: PaymeBill,
  { trouble, refused }: { trouble: Trouble; refused: string | null },
): string {
  const w = words[bill.language];
  const options = troubles.map(
    (one) => `<option value="${one}"${one === trouble ? ' selected' : ''}>${w[one]}</option>`,
  );
  const body = `<h1>${w.title}</h1>
<p>${w.lead}</p>
<dl><div><dt>${w.order}</dt><dd>${escapeHtml(bill.orderNumber)}</dd></div><div><dt>${w.sum}</dt><dd>${sumOf(bill)}</dd></div></dl>
${refused === null ? '' : `<p class="mistake" role="alert">${w.refused} ${escapeHtml(refused)}</p>`}
<form method="post">
<button name="action" value="pay">${w.pay}</button>
<button name="action" value="decline" class="quiet">${w.decline}</button>
<button name="action" value="back" class="quiet">${w.back}</button>
<h2><label for="trouble">${w.trouble}</label></h2>
<select id="trouble" name="trouble">${options.join('')}</select>
</form>`;
  return html({ language: bill.language, title: w.title, body });
}

export function noPaymePage(): string {
  const { unknown } = words.ru;
  return html({ language: 'ru', title: unknown, body: `<h1>${unknown}</h1><p>-31601</p>` });
}

/** `7 270 000,00 сум`, with no-break spaces. */
function sumOf({ tiyin, language }: PaymeBill): string {
  const separator = language === 'en' ? ',' : '\u00A0';
  const whole = String((tiyin - (tiyin % 100)) / 100).replaceAll(/\B(?=(\d{3})+$)/g, separator);
  const rest =
    tiyin % 100 === 0 ? '' : `${language === 'en' ? '.' : ','}${String(tiyin % 100).padStart(2, '0')}`;
  return `${whole}${rest}\u00A0${language === 'ru' ? 'сум' : 'soʻm'}`;
}
