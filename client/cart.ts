import type {
  Cart,
  DeliveryCity,
  DeliveryCost,
  LineOptionTerms,
  PutCartLine,
  ReservedPiece,
} from '#contract/cart.ts';
import type { DeliveryTerms } from '#contract/delivery.ts';
import type { PickupDay } from '#contract/pickup.ts';
import { get, send, type Caller } from './call.ts';

/** By the key of a line that is put, by the id of one that is there. */
const linePath = (key: string) => `/api/v1/cart/lines/${encodeURIComponent(key)}`;

export const getCart = (caller: Caller) => get<Cart>(caller, '/api/v1/cart');

/** The pieces in all lines that can be bought: what every page shows of the cart. */
export const countCart = async (caller: Caller) =>
  (await get<{ count: number }>(caller, '/api/v1/cart/count')).count;

export const putCartLine = (caller: Caller, key: string, line: PutCartLine) =>
  send<Cart>(caller, { method: 'PUT', path: linePath(key), body: line });

export const deleteCartLine = (caller: Caller, id: string) =>
  send<Cart>(caller, { method: 'DELETE', path: linePath(id) });

/** Takes a piece instead of one that the line lost. */
export const replaceLost = (caller: Caller, { id, itemId }: { id: string; itemId: number }) =>
  send<Cart>(caller, { method: 'POST', path: `${linePath(id)}/replace`, body: { itemId } });

/** Which pieces of a product others keep now, and until when. */
export const listReserved = (caller: Caller, productId: number) =>
  get<ReservedPiece[]>(caller, `/api/v1/products/${productId}/reserved`);

/** What engraving and gift wrap cost and take. */
export const getLineOptionTerms = (caller: Caller) => get<LineOptionTerms>(caller, '/api/v1/line-options');

/** The cart takes a promo code, however it is typed. */
export const putPromoCode = (caller: Caller, code: string) =>
  send<Cart>(caller, { method: 'PUT', path: '/api/v1/cart/promo-code', body: { code } });

export const deletePromoCode = (caller: Caller) =>
  send<Cart>(caller, { method: 'DELETE', path: '/api/v1/cart/promo-code' });

/** After login: the guest's cart of the cookie and the user's become one, the user's. */
export const mergeCarts = (caller: Caller) =>
  send<Cart>(caller, { method: 'POST', path: '/api/v1/cart/merge' });

/** Holds the cart's pieces for 15 minutes; a live hold is returned as it is. */
export const holdCart = (caller: Caller) => send<Cart>(caller, { method: 'POST', path: '/api/v1/cart/hold' });

export const extendHold = (caller: Caller) =>
  send<Cart>(caller, { method: 'POST', path: '/api/v1/cart/hold/extend' });

/** `notBefore`: the day before which nothing can leave, `readyOn` of a cart. */
export const listDeliveryCities = (caller: Caller, notBefore?: string | null) =>
  get<DeliveryCity[]>(caller, '/api/v1/delivery-cities', { notBefore: notBefore ?? undefined });

/** When each store could hand over a piece that lies elsewhere now. */
export const listPickupDays = (caller: Caller) => get<PickupDay[]>(caller, '/api/v1/pickup-days');

/** `total`: the goods' sum in whole soʻm, which decides whether delivery is free. */
export const getDeliveryCost = (
  caller: Caller,
  { notBefore, ...asked }: { districtId: string; total: number; notBefore: string | null },
) => get<DeliveryCost>(caller, '/api/v1/delivery-cost', { ...asked, notBefore: notBefore ?? undefined });

/** Cut-off hour, insured limits, from which sum on a code is asked for. */
export const getDeliveryTerms = (caller: Caller) => get<DeliveryTerms>(caller, '/api/v1/delivery-terms');
