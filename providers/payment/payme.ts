import { addMerchantApi } from './payme-counter.ts';
import { paymeLink } from './payme-link.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymeSettings } from './settings.ts';

/**
 * Payme (integrations.md 1): its Merchant API calls the shop, its payment page is led to by a link. An order's payments are refunded in
 * its cabinet by people, which comes back as a call; Payme tells everything by itself and is not asked.
 */
export function createPaymeProvider(
  settings: PaymeSettings,
  { now = () => new Date() }: { now?: () => Date } = {},
): PaymentProvider {
  return {
    name: 'PAYME',
    origin: new URL(settings.checkoutUrl).origin,
    begin: (bill) => ({ redirectUrl: paymeLink(settings, bill) }),
    endpoints: (handlers) => async (app) => addMerchantApi(app, { handlers, now }, settings),
    refund: async () => 'BY_HAND',
  };
}
