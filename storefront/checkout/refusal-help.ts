import type { Links } from '#storefront/links.ts';
import type { Contacts } from '#storefront/shell/frame/footer/contacts.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** Refusals because of limits, which a shopper cannot resolve in the form alone. */
const limits = new Set(['ORDER_LIMIT', 'PREPAYMENT_NEEDED', 'ORDER_TOTAL_TOO_HIGH', 'RATE_LIMITED']);

interface Shopper {
  t: T;
  links: Links;
  isGuest: boolean;
  contacts: Contacts;
}

/** Links that help after such a refusal: the unpaid orders, and the phone number. */
export function refusalHelp(
  problem: string | null,
  { t, links, isGuest, contacts: { phone, phoneInText } }: Shopper,
): { message: string; href: string }[] {
  if (problem === null || !limits.has(problem)) return [];
  const call = { message: t('checkout:callUs', { phone: phoneInText }), href: phone.href };
  if (problem !== 'ORDER_LIMIT') return [call];
  const orders = isGuest
    ? { message: t('checkout:find.title'), href: links.findOrder() }
    : { message: t('checkout:find.myOrders'), href: links.orders() };
  return [orders, call];
}
