import type { Moment, MomentCard } from '#contract/moment.ts';
import { get, type Caller } from './call.ts';

/** `productId`: only those in which it appears. */
export const listMoments = (caller: Caller, query: { productId?: number } = {}) =>
  get<MomentCard[]>(caller, '/api/v1/moments', query);

/** `product`: the address without its `-moments`. */
export const getMoment = (caller: Caller, product: string) =>
  get<Moment>(caller, `/api/v1/moments/${encodeURIComponent(product)}`);
