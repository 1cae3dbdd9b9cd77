import { toTiyin } from '../tiyin.ts';
import type { Bill } from '../port.ts';
import type { PaymeSettings } from '../settings.ts';

/** How long Payme shows "paid" before it redirects the browser back, in milliseconds. */
const backAfterMs = 2000;

/** Returns the address of Payme's payment page (integrations.md 1.4): base64 of pairs separated by `;`. */
export function paymeLink(
  { merchantId, checkoutUrl }: Pick<PaymeSettings, 'merchantId' | 'checkoutUrl'>,
  { orderNumber, amountSom, language, successUrl }: Bill,
): string {
  const pairs = {
    m: merchantId,
    'ac.order_id': orderNumber,
    a: String(toTiyin(amountSom)),
    l: language,
    c: successUrl,
    ct: String(backAfterMs),
  };
  return `${checkoutUrl}/${inBase64(pairs)}`;
}

/** Encodes the pairs for a path; two characters of base64 are replaced, because they have a meaning in paths. */
export function inBase64(pairs: Record<string, string>): string {
  const text = Object.entries(pairs).map(([name, value]) => {
    if (value.includes(';')) throw new Error(`Payme's link cannot contain a semicolon in ${name}`);
    return `${name}=${value}`;
  });
  return Buffer.from(text.join(';'), 'utf8').toString('base64').replaceAll('+', '%2B').replaceAll('/', '%2F');
}
