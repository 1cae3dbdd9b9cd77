import { measurementCookie, measurementVersion } from '#contract/words.ts';

/** Any answer to the question as it is asked now. */
export const answered = `${measurementCookie}=${measurementVersion}-`;

/** Code for the head of the page: a shopper who has answered is not shown the question, not even for a moment. */
export const paintAnswered = `if(document.cookie.includes('${answered}'))document.documentElement.dataset.measurement='answered';`;

/** The shopper of this browser said yes. */
export const mayMeasure = (): boolean => document.cookie.includes(`${answered}yes`);

/** At once, before the shop hears of it: the next page is not to ask again. */
export function rememberAnswer(answer: 'yes' | 'no'): void {
  document.documentElement.dataset['measurement'] = 'answered';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${answered}${answer}; Path=/; SameSite=Lax${secure}`;
}
