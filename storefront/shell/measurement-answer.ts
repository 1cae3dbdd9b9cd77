import { measurementCookie, measurementVersion } from '#contract/words.ts';

/** Any answer to the current version of the question. */
export const answered = `${measurementCookie}=${measurementVersion}-`;

/**
 * Inline code for the page's head: hides the consent bar before the first paint for shoppers who have answered or saw
 * it in this visit. Where it is shown, it is hidden at the first scroll, unless it contains the focus, and at the
 * first followed link. Without storage the next page shows it again.
 */
export const paintAnswered = `{let d=document,f=()=>d.documentElement.dataset.measurement=1;try{d.cookie.includes('${answered}')||sessionStorage.asked?f():sessionStorage.asked=1}catch{}addEventListener('scroll',()=>d.querySelector('.consent-bar:focus-within')||f());addEventListener('click',e=>e.target.closest('a[href^="/"]')&&f(),1)}`;

/** Whether the shopper of this browser consented. */
export const mayMeasure = (): boolean => document.cookie.includes(`${answered}yes`);

/** Stores the answer at once, before the server has, so that the next page does not show the question again. */
export function rememberAnswer(answer: 'yes' | 'no'): void {
  document.documentElement.dataset['measurement'] = '1';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${answered}${answer}; Path=/; SameSite=Lax${secure}`;
}
