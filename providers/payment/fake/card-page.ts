import { type FakeOutcome, fakeCode, fakeVaultCards } from './known-cards.ts';
import { escapeHtml, html } from '../bank-look.ts';

type Language = 'ru' | 'uz' | 'en';

/** `mistake`: the unknown card number, as it was typed. `UNKNOWN`: there is no valid address to return to. */
type FakeCardForm =
  | { kind: 'UNKNOWN'; language: Language }
  | { kind: 'FORM'; language: Language; mistake: string | null };

const words = {
  ru: {
    title: 'Учебный банк',
    lead: 'Номер карты видит только банк: магазин получает от него только код, по которому банк узнаёт карту. Банк учебный, настоящие карты он не принимает.',
    card: 'Номер карты',
    mistake: 'Такой карты у банка нет. Выберите одну из перечисленных ниже.',
    add: 'Продолжить',
    cancel: 'Вернуться в магазин',
    known: 'Карты, которые знает банк',
    code: 'Код, который банк «пришлёт» на телефон карты:',
    accepted: 'подойдёт',
    declined: 'банк откажет после кода',
    expired: 'срок истёк',
    expiring: 'истекает в следующем месяце',
    away: 'банк не пришлёт код',
    unknownTitle: 'Такой страницы у банка нет',
    unknownLead: 'Откройте её ещё раз из магазина, со страницы «Мои карты».',
    home: 'На главную',
  },
  uz: {
    title: 'Oʻquv banki',
    lead: 'Karta raqamini faqat bank koʻradi: doʻkon faqat bank kartani taniydigan kodni oladi. Bank oʻquv uchun, haqiqiy kartalarni qabul qilmaydi.',
    card: 'Karta raqami',
    mistake: 'Bankda bunday karta yoʻq. Quyidagilardan birini tanlang.',
    add: 'Davom etish',
    cancel: 'Doʻkonga qaytish',
    known: 'Bank biladigan kartalar',
    code: 'Bank karta telefoniga «yuboradigan» kod:',
    accepted: 'qabul qilinadi',
    declined: 'koddan keyin bank rad etadi',
    expired: 'muddati oʻtgan',
    expiring: 'kelasi oy muddati tugaydi',
    away: 'bank kod yubormaydi',
    unknownTitle: 'Bankda bunday sahifa yoʻq',
    unknownLead: 'Uni doʻkondan, «Kartalarim» sahifasidan qayta oching.',
    home: 'Bosh sahifaga',
  },
  en: {
    title: 'Test bank',
    lead: 'Only the bank sees the card number: the shop gets only a code by which the bank knows the card. This is a test bank and takes no real cards.',
    card: 'Card number',
    mistake: 'The bank does not know this card. Choose one of those below.',
    add: 'Continue',
    cancel: 'Back to the shop',
    known: 'Cards the bank knows',
    code: 'The code that the bank “sends” to the phone of the card:',
    accepted: 'is accepted',
    declined: 'is declined after the code',
    expired: 'has expired',
    expiring: 'expires next month',
    away: 'gets no code from the bank',
    unknownTitle: 'The bank has no such page',
    unknownLead: 'Open it again from the shop, from the page “My cards”.',
    home: 'To the home page',
  },
} as const satisfies Record<Language, Record<FakeOutcome, string> & Record<string, string>>;

/** Returns the test bank's whole card form. It works without JavaScript, and a known card can be clicked instead of typed. */
export function fakeCardForm(page: FakeCardForm): string {
  const { language } = page;
  const w = words[language];
  if (page.kind === 'UNKNOWN') {
    const body = `<h1>${w.unknownTitle}</h1><p>${w.unknownLead}</p><a href="${language === 'ru' ? '/' : `/${language}`}">${w.home}</a>`;
    return html({ language, title: w.unknownTitle, body });
  }
  const { mistake } = page;
  const invalid = mistake === null ? '' : ' aria-invalid="true" aria-describedby="mistake"';
  const body = `<h1>${w.title}</h1>
<p>${w.lead}</p>
<form method="post">
<label for="card">${w.card}</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="40" value="${escapeHtml(mistake ?? '')}"${invalid}>
${mistake === null ? '' : `<p class="mistake" id="mistake" role="alert">${w.mistake}</p>`}
<button name="action" value="add">${w.add}</button>
<button name="action" value="cancel" class="quiet">${w.cancel}</button>
</form>
<h2>${w.known}</h2>
<form method="post"><ul>${knownCards(language)}</ul></form>
<h2>${w.code} <b>${fakeCode}</b></h2>`;
  return html({ language, title: w.title, body });
}

function knownCards(language: Language): string {
  return Object.values(fakeVaultCards)
    .map(({ number, outcome }) => {
      const shown = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
      return `<li><button name="card" value="${number}"><span>${shown}</span><span>${words[language][outcome]}</span></button></li>`;
    })
    .join('');
}
