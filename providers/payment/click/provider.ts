import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { type MerchantApi, fetchPaymentState, reversePayment } from './merchant-api.ts';
import { fetchClickReceipt } from './receipt.ts';
import { addShopApi } from './shop-api.ts';
import type { Bill, PaymentProvider } from '../port.ts';
import type { ClickSettings } from '../settings.ts';

interface ClickOptions {
  now?: () => Date;
  /** Timeout of each call of its Merchant API. */
  timeoutMs?: number;
}

/**
 * Click (integrations 2). It calls the SHOP API; the shop calls its Merchant API. An order is its `merchant_trans_id`, a transaction its
 * `click_trans_id`. It stores no cards for the shop: docs/decisions/0027-click-without-cards.md.
 */
export function createClickProvider(
  settings: ClickSettings,
  { now = () => new Date(), timeoutMs }: ClickOptions = {},
): PaymentProvider {
  const api: MerchantApi = { settings, ...(timeoutMs !== undefined && { timeoutMs }) };
  return {
    name: 'CLICK',
    origin: settings.payUrl,
    begin: (bill) => ({ redirectUrl: clickLink(bill, settings) }),
    endpoints: (handlers) => async (app) => addShopApi(app, { settings, handlers, now }),
    fetchState: (transaction) => fetchPaymentState(api, transaction),
    // Click reverses only whole payments
    refund: async ({ transaction, amountSom }) =>
      amountSom === transaction.amountSom ? reversePayment(api, transaction) : 'MANUAL',
    // only a reversal reveals whether the card is still online; if it is not, the staff make the refund
    previewRefund: ({ transaction, amountSom }) => {
      const isWhole = amountSom === transaction.amountSom;
      return isWhole && isOfMonth(transaction.settledAt ?? transaction.openedAt, now())
        ? 'AUTOMATIC'
        : 'MANUAL';
    },
    fetchReceipt: (request) => fetchClickReceipt(api, request),
  };
}

/** Click reverses payments of the current month in Tashkent, and on the 1st also those of the previous month. */
function isOfMonth(paidAt: Date, now: Date): boolean {
  const today = tashkentDay(now);
  const yesterday = tashkentDay(new Date(now.getTime() - 24 * 60 * 60 * 1000));
  const months = [today, ...(today.endsWith('-01') ? [yesterday] : [])].map((day) => day.slice(0, 7));
  return months.includes(tashkentDay(paidAt).slice(0, 7));
}

/**
 * Returns the address of the payment page (integrations 2.2). Whatever happens there, the browser is sent back to one address, which shows
 * the real state.
 */
export function clickLink({ orderNumber, amountSom, successUrl }: Bill, settings: ClickSettings): string {
  const query = new URLSearchParams({
    service_id: settings.serviceId,
    merchant_id: settings.merchantId,
    amount: `${amountSom}.00`,
    transaction_param: orderNumber,
    return_url: successUrl,
  });
  return `${settings.payUrl}/services/pay?${query.toString()}`;
}
