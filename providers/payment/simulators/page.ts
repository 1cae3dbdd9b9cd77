import { escapeHtml, formatSom, html } from '../bank-look.ts';
import { type Choice, type Exchange, type SimulatedBill, troubles } from './choice.ts';

const words = {
  ru: {
    title: '{provider}: симулятор',
    lead: 'Настоящие деньги здесь не списываются. Страница обращается к магазину так же, как {provider}.',
    order: 'Заказ',
    sum: 'К оплате',
    pay: 'Оплатить',
    decline: 'Отказ банка',
    leave: 'Вернуться без оплаты',
    troubles: 'Проверить, как магазин справится',
    twice: 'каждый вызов дважды',
    atOnce: 'пять одинаковых вызовов сразу',
    outOfOrder: 'вызовы не по порядку',
    late: 'деньги придут через пять секунд',
    wrongAuth: 'вызов с чужой подписью',
    wrongAmount: 'вызов с другой суммой',
    exchanges: 'Что ответил магазин',
    nothing: 'Вызовов не было.',
    back: 'Вернуться в магазин',
    refusedTitle: 'Оплатить нельзя',
    refusedLead: 'Магазин не принимает оплату этого счёта.',
    unknownTitle: 'Такого счёта нет',
    unknownLead: 'Возможно, ссылка скопирована не целиком. Откройте оплату ещё раз из магазина.',
  },
  uz: {
    title: '{provider}: simulyator',
    lead: 'Bu yerda haqiqiy pul yechilmaydi. Sahifa doʻkonga xuddi {provider} kabi murojaat qiladi.',
    order: 'Buyurtma',
    sum: 'Toʻlanadi',
    pay: 'Toʻlash',
    decline: 'Bank rad etadi',
    leave: 'Toʻlamasdan qaytish',
    troubles: 'Doʻkon qanday uddalashini sinash',
    twice: 'har bir chaqiruv ikki marta',
    atOnce: 'bir vaqtda beshta bir xil chaqiruv',
    outOfOrder: 'chaqiruvlar tartibsiz',
    late: 'pul besh soniyadan keyin keladi',
    wrongAuth: 'begona imzoli chaqiruv',
    wrongAmount: 'boshqa summali chaqiruv',
    exchanges: 'Doʻkon nima deb javob berdi',
    nothing: 'Chaqiruv boʻlmadi.',
    back: 'Doʻkonga qaytish',
    refusedTitle: 'Toʻlab boʻlmaydi',
    refusedLead: 'Doʻkon bu hisob boʻyicha toʻlov qabul qilmayapti.',
    unknownTitle: 'Bunday hisob yoʻq',
    unknownLead: 'Havola toʻliq nusxalanmagan boʻlishi mumkin. Toʻlovni doʻkondan qayta oching.',
  },
  en: {
    title: '{provider}: simulator',
    lead: 'No real money is taken here. The page calls the shop as {provider} does.',
    order: 'Order',
    sum: 'To pay',
    pay: 'Pay',
    decline: 'The bank declines',
    leave: 'Go back without paying',
    troubles: 'See how the shop copes',
    twice: 'every call twice',
    atOnce: 'five equal calls at once',
    outOfOrder: 'calls out of order',
    late: 'the money comes five seconds later',
    wrongAuth: 'a call with somebody else’s signature',
    wrongAmount: 'a call with another sum',
    exchanges: 'What the shop answered',
    nothing: 'There were no calls.',
    back: 'Back to the shop',
    refusedTitle: 'This cannot be paid',
    refusedLead: 'The shop takes no payment for this bill.',
    unknownTitle: 'There is no such bill',
    unknownLead: 'The link may be incomplete. Open the payment again from the shop.',
  },
} as const satisfies Record<SimulatedBill['language'], Record<Choice, string> & Record<string, string>>;

/** A bill with the provider's choices, as a form that is submitted to its own address. */
export function billPage(bill: SimulatedBill): string {
  const w = words[bill.language];
  const body = `${head(bill)}
<form method="post">
<button name="choice" value="pay">${w.pay}</button>
<button name="choice" value="decline" class="quiet">${w.decline}</button>
<button name="choice" value="leave" class="quiet">${w.leave}</button>
<h2>${w.troubles}</h2>
<ul>${troubles.map((trouble) => `<li><button name="choice" value="${trouble}">${w[trouble]}</button></li>`).join('')}</ul>
</form>`;
  return html({ language: bill.language, title: titleOf(bill), body });
}

/** Shows every call with the shop's response, and the way back. */
export function exchangesPage(
  bill: SimulatedBill,
  { exchanges, backUrl }: { exchanges: Exchange[]; backUrl: string },
): string {
  const w = words[bill.language];
  const body = `${head(bill)}
<h2>${w.exchanges}</h2>
${exchangeList(bill, exchanges)}
<p><a href="${escapeHtml(backUrl)}">${w.back}</a></p>`;
  return html({ language: bill.language, title: titleOf(bill), body });
}

/** Shown if the shop refused before anything started. */
export function refusedPage(
  bill: SimulatedBill,
  { exchanges, backUrl }: { exchanges: Exchange[]; backUrl: string },
): string {
  const w = words[bill.language];
  const body = `<h1>${w.refusedTitle}</h1><p>${w.refusedLead}</p>
${exchangeList(bill, exchanges)}
<p><a href="${escapeHtml(backUrl)}">${w.back}</a></p>`;
  return html({ language: bill.language, title: w.refusedTitle, body });
}

/** Shown if the page was not reached by a link of the shop. */
export function unknownPage(language: SimulatedBill['language'] = 'ru'): string {
  const w = words[language];
  const body = `<h1>${w.unknownTitle}</h1><p>${w.unknownLead}</p>`;
  return html({ language, title: w.unknownTitle, body });
}

function head(bill: SimulatedBill): string {
  const w = words[bill.language];
  return `<h1>${titleOf(bill)}</h1>
<p>${w.lead.replace('{provider}', bill.provider)}</p>
<dl><div><dt>${w.order}</dt><dd>${escapeHtml(bill.orderNumber)}</dd></div><div><dt>${w.sum}</dt><dd>${formatSom(bill)}</dd></div></dl>`;
}

function titleOf({ language, provider }: SimulatedBill): string {
  return words[language].title.replace('{provider}', provider);
}

function exchangeList({ language }: SimulatedBill, exchanges: Exchange[]): string {
  if (exchanges.length === 0) return `<p>${words[language].nothing}</p>`;
  const rows = exchanges.map(
    ({ call, status, answer }) =>
      `<li><b>${escapeHtml(call)}</b> · ${status}<pre>${escapeHtml(answer)}</pre></li>`,
  );
  return `<ul class="exchanges">${rows.join('')}</ul>`;
}
