import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, html, styleSource } from '../bank-look.ts';
import { isOwnPath } from '../return-path.ts';
import type { PaymeSettings } from '../settings.ts';

export const cardFormPath = '/payments/payme/card';
/** Payme's terms for stored cards, to be linked where a card is typed. */
const termsUrl = 'https://cdn.payme.uz/terms/main.html';

type Language = 'ru' | 'uz' | 'en';

const words = {
  ru: {
    title: 'Новая карта',
    lead: 'Номер карты уходит из браузера прямо в Payme. Магазин его не видит: он получает только код, по которому Payme узнаёт карту.',
    number: 'Номер карты',
    expiry: 'Срок действия, ММ/ГГ',
    add: 'Продолжить',
    back: 'Вернуться к моим картам',
    powered: 'Powered by Payme',
    terms: 'Оферта Payme',
    mistake: 'Проверьте номер карты и срок действия.',
    declined: 'Payme не принял эту карту. Проверьте данные или возьмите другую.',
    away: 'Payme не отвечает. Попробуйте ещё раз через минуту.',
    script:
      'Эта страница работает только с JavaScript: номер карты должен уйти в Payme, не проходя через магазин. Заказ можно оплатить и без сохранённой карты, на странице Payme.',
  },
  uz: {
    title: 'Yangi karta',
    lead: 'Karta raqami brauzerdan toʻgʻridan-toʻgʻri Payme tizimiga yuboriladi. Doʻkon uni koʻrmaydi: u faqat Payme kartani taniydigan kodni oladi.',
    number: 'Karta raqami',
    expiry: 'Amal qilish muddati, OO/YY',
    add: 'Davom etish',
    back: 'Kartalarimga qaytish',
    powered: 'Powered by Payme',
    terms: 'Payme ofertasi',
    mistake: 'Karta raqami va muddatini tekshiring.',
    declined: 'Payme bu kartani qabul qilmadi. Maʼlumotlarni tekshiring yoki boshqa kartani oling.',
    away: 'Payme javob bermayapti. Bir daqiqadan keyin yana urinib koʻring.',
    script:
      'Bu sahifa faqat JavaScript bilan ishlaydi: karta raqami doʻkon orqali oʻtmay, Payme tizimiga yuborilishi kerak. Buyurtmani saqlangan kartasiz ham, Payme sahifasida toʻlash mumkin.',
  },
  en: {
    title: 'New card',
    lead: 'The number goes from your browser straight to Payme. The shop does not see it: it gets only a code by which Payme knows the card.',
    number: 'Card number',
    expiry: 'Valid until, MM/YY',
    add: 'Continue',
    back: 'Back to my cards',
    powered: 'Powered by Payme',
    terms: 'Terms of Payme',
    mistake: 'Check the number and the date.',
    declined: 'Payme did not accept this card. Check what you typed, or take another card.',
    away: 'Payme does not answer. Try again in a minute.',
    script:
      'This page needs JavaScript: the number must go to Payme without passing through the shop. An order can be paid without a saved card, too, on Payme’s page.',
  },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * The script of the page: the number is sent to Payme, the token to the shop. Inputs have no names and the form no action, so nothing else
 * can be sent.
 */
const script = `
const form = document.querySelector('form');
const [number, expiry] = form.querySelectorAll('input');
const button = form.querySelector('button');
const mistake = document.getElementById('mistake');
const showMistake = (text) => { mistake.textContent = text; mistake.hidden = false; button.disabled = false; };
expiry.addEventListener('input', () => {
  const digits = expiry.value.replace(/[^0-9]/g, '').slice(0, 4);
  expiry.value = digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const card = { number: number.value.replace(/[^0-9]/g, ''), expire: expiry.value.replace(/[^0-9]/g, '') };
  if (card.number.length !== 16 || !/^(0[1-9]|1[0-2])[0-9]{2}$/.test(card.expire)) return showMistake(form.dataset.mistake);
  mistake.hidden = true;
  button.disabled = true;
  try {
    const answer = await fetch(form.dataset.api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth': form.dataset.box },
      body: JSON.stringify({ id: 1, method: 'cards.create', params: { card, save: true } }),
      credentials: 'omit',
    });
    const { result } = await answer.json();
    if (!result) return showMistake(form.dataset.declined);
    const back = new URL(form.dataset.back, location.origin);
    back.searchParams.set('cardToken', result.card.token);
    location.replace(back);
  } catch {
    showMistake(form.dataset.away);
  }
});
`;
const scriptSource = `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const query = {
  type: 'object',
  properties: {
    return: { type: 'string', maxLength: 500 },
    language: { type: 'string', enum: ['ru', 'uz', 'en'] },
  },
} as const;

/**
 * Adds the page on which a card is typed for Payme, which has no page of its own: served by the shop, with calls to Payme. The number
 * cannot reach the shop: the inputs have no names, and the content security policy allows connections to Payme only.
 */
export function addCardPage(
  app: FastifyInstance,
  settings: Pick<PaymeSettings, 'merchantId' | 'checkoutUrl'>,
): void {
  const policy = [
    "default-src 'none'",
    styleSource,
    scriptSource,
    `connect-src ${new URL(settings.checkoutUrl).origin}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  app.get<{ Querystring: { return?: string; language?: Language } }>(
    cardFormPath,
    { schema: { querystring: query } },
    async (request, reply) => {
      const { return: wanted, language = 'ru' } = request.query;
      const returnPath = isOwnPath(wanted) ? wanted : '/';
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(cardPage(settings, { language, returnPath }));
    },
  );
}

function cardPage(
  { merchantId, checkoutUrl }: Pick<PaymeSettings, 'merchantId' | 'checkoutUrl'>,
  { language, returnPath }: { language: Language; returnPath: string },
): string {
  const w = words[language];
  const facts = Object.entries({
    api: `${checkoutUrl}/api`,
    box: merchantId,
    back: returnPath,
    mistake: w.mistake,
    declined: w.declined,
    away: w.away,
  }).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const body = `<h1>${w.title}</h1>
<p>${w.lead}</p>
<noscript><p class="mistake">${w.script}</p></noscript>
<form${facts.join('')} autocomplete="on" novalidate>
<p><label for="number">${w.number}</label>
<input id="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="mistake"></p>
<p><label for="expiry">${w.expiry}</label>
<input id="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" aria-describedby="mistake"></p>
<p class="mistake" id="mistake" role="alert" hidden></p>
<button>${w.add}</button>
</form>
<h2>${w.powered}</h2>
<ul><li><a href="${termsUrl}" rel="noopener">${w.terms}</a></li>
<li><a href="${escapeHtml(returnPath)}">${w.back}</a></li></ul>
<script>${script}</script>`;
  return html({ language, title: w.title, body });
}
