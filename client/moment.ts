import type { Moment, MomentCard } from '#contract/moment.ts';
import { get, type Caller } from './call.ts';

export const listMoments = (caller: Caller) => get<MomentCard[]>(caller, '/api/v1/moments');

/** `product`: the address without its `-moments`. */
export const getMoment = (caller: Caller, product: string) =>
  get<Moment>(caller, `/api/v1/moments/${encodeURIComponent(product)}`);
