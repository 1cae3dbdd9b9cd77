import type { Page } from '@playwright/test';
import { codeSentTo } from './inbox.ts';
import { startOf, word, type Language } from './words.ts';

/** Types the code that was sent to the order's phone (E.164) into the checkout and presses the button again. */
export async function proveByCode(
  page: Page,
  { language, phone, button }: { language: Language; phone: string; button: 'placeCash' | 'placeOnline' },
): Promise<void> {
  const field = page.getByLabel(word(language, 'checkout', 'code'), { exact: true });
  await field.fill(await codeSentTo(phone));
  // the Uzbek one begins with the sum: any button would do, and the order's is the first
  await page
    .getByRole('button', { name: startOf(language, 'checkout', button) })
    .first()
    .click();
}

/** `+998931234567` as a shopper of each language types it. */
export function typedPhone(phone: string, language: Language): string {
  const [, operator, a, b, c] = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? [];
  if (operator === undefined) throw new Error(`${phone} is no number of Uzbekistan`);
  return {
    ru: `${operator} ${a} ${b} ${c}`,
    uz: `+998 ${operator} ${a} ${b} ${c}`,
    en: `998 ${operator} ${a} ${b} ${c}`,
  }[language];
}
