import { createPaymeApi } from './subscribe-api.ts';
import { addCardPage } from './card-page.ts';
import { byCard, createPaymeVault } from './cards.ts';
import { addMerchantApi } from './merchant-api.ts';
import { paymeLink } from './link.ts';
import { cancelReceipt, settleState } from './receipts.ts';
import type { PaymentProvider, ProviderTransaction } from '../port.ts';
import type { PaymeSettings } from '../settings.ts';

/**
 * Payme (integrations.md 1). Its Merchant API calls the shop with every change. Payments made on its page are refunded by people in its
 * cabinet, which results in a call. A payment with a stored card can be queried, and reversed as a whole, by the shop.
 */
export function createPaymeProvider(
  settings: PaymeSettings,
  { now = () => new Date() }: { now?: () => Date } = {},
): PaymentProvider {
  const callPayme = createPaymeApi(settings);
  return {
    name: 'PAYME',
    origin: new URL(settings.checkoutUrl).origin,
    begin: (bill) => ({ redirectUrl: paymeLink(settings, bill) }),
    endpoints: (handlers) => async (app) => {
      addMerchantApi(app, { handlers, now }, settings);
      addCardPage(app, settings);
    },
    fetchState: async (transaction) =>
      isByCard(transaction) ? settleState(callPayme, transaction.id) : 'OPEN',
    refund: async ({ transaction, amountSom }) => {
      if (!isByCard(transaction) || amountSom !== transaction.amountSom) return 'MANUAL';
      await cancelReceipt(callPayme, transaction.id);
      return 'DONE';
    },
    previewRefund: ({ transaction, amountSom }) => {
      if (amountSom !== transaction.amountSom) return 'MANUAL';
      return isByCard(transaction) ? 'AUTOMATIC' : 'CABINET';
    },
    cards: createPaymeVault({ callPayme, now }),
  };
}

function isByCard({ facts }: ProviderTransaction): boolean {
  return facts['via'] === byCard.via;
}
