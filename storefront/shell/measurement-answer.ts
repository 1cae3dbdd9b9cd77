import { measurementCookie, measurementVersion } from '#contract/words.ts';

/** Any answer to the current version of the question. */
export const answered = `${measurementCookie}=${measurementVersion}-`;

/**
 * Code for the head of the page: a shopper who has answered, or saw the question in this visit, does not see it, not even for a
 * moment. Where it is shown, it goes with the first scroll, but not from under the focus, and with the first link that is followed.
 * Without storage the next page asks again.
 */
export const paintAnswered = `{let d=document,f=()=>d.documentElement.dataset.measurement=1;try{d.cookie.includes('${answered}')||sessionStorage.asked?f():sessionStorage.asked=1}catch{}addEventListener('scroll',()=>d.querySelector('.consent-bar:focus-within')||f());addEventListener('click',e=>e.target.closest('a[href^="/"]')&&f(),1)}`;

/** The shopper of this browser consented. */
export const mayMeasure = (): boolean => document.cookie.includes(`${answered}yes`);

/** Remembers the answer at once, before the server has stored it, so that the next page does not ask again. */
export function rememberAnswer(answer: 'yes' | 'no'): void {
  document.documentElement.dataset['measurement'] = '1';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${answered}${answer}; Path=/; SameSite=Lax${secure}`;
}
