import type { ExpireDeps } from './cart/hold/expire-holds.ts';
import type { PlaceDeps } from './order/place/place-order.ts';
import type { Providers } from './payment/open-payment.ts';
import type { PayableOrders } from './payment/payable.ts';

/** Dependencies of carts, orders, payments and cards. */
export interface SaleDeps extends ExpireDeps, Pick<PlaceDeps, 'fiscalRule' | 'limits' | 'requiresPhoneCode'> {
  now: () => Date;
  secret: string;
  publicUrl: string;
  providers: Providers;
  orders: PayableOrders;
}
