import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { SettingName } from '#contract/admin/system/setting.ts';
import { defaultHoldMinutes } from '#domain/cart/hold-rules.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { type OrderTerms, defaultOrderTerms } from '#domain/order/order-terms.ts';
import { defaultVisitTerms, type VisitTerms } from '#domain/request/visit-times.ts';
import { defaultWorkTerms, type WorkTerms } from '#domain/stock/work-terms.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectDecided, selectTerms } from '#server/kit/queries-settings.ts';
import { readShippingTerms } from './shipping-terms.ts';

const Stored = Compile(Type.Record(Type.String(), Type.Unknown()));
const Count = Compile(Type.Integer({ minimum: 0 }));

/** What a checkout and the order after it are promised now; a setting that is missing has its usual value. */
export interface CheckoutTerms extends OrderTerms {
  /** A checkout holds its pieces for that long. */
  holdMinutes: number;
}

/** `settings`: as they are stored. */
export function readCheckoutTerms(settings: unknown): CheckoutTerms {
  const term = termsIn(settings);
  return {
    holdMinutes: term('hold_minutes', defaultHoldMinutes),
    pickupHours: term('pickup_hours', defaultOrderTerms.pickupHours),
    onlineMinutes: term('payment_minutes', defaultOrderTerms.onlineMinutes),
    payLinkMinutes: term('pay_link_minutes', defaultOrderTerms.payLinkMinutes),
    onlineLimitSom: term('online_limit_som', defaultOrderTerms.onlineLimitSom),
  };
}

/** What decides when one can come to a store. One statement. */
export async function loadVisitRules(db: ReadDb): Promise<{ terms: VisitTerms; calendar: WorkCalendar }> {
  const rows = await selectTerms(db);
  return { terms: readVisitTerms(rows.settings), calendar: readShippingTerms(rows).calendar };
}

/** `settings`: as they are stored. */
export function readVisitTerms(settings: unknown): VisitTerms {
  const term = termsIn(settings);
  return {
    leadHours: term('visit_lead_hours', defaultVisitTerms.leadHours),
    minutes: term('visit_minutes', defaultVisitTerms.minutes),
    days: term('visit_days', defaultVisitTerms.days),
  };
}

/** What the shop decided of the work of its staff. One statement. */
export async function loadWorkTerms(db: ReadDb): Promise<WorkTerms> {
  const term = termsIn(await selectDecided(db));
  return {
    asideHours: term('aside_hours', defaultWorkTerms.asideHours),
    counterHoldMinutes: term('counter_hold_minutes', defaultWorkTerms.counterHoldMinutes),
    lateCallMinutes: term('late_call_minutes', defaultWorkTerms.lateCallMinutes),
    rateHours: term('rate_hours', defaultWorkTerms.rateHours),
  };
}

/** Reads terms from the stored settings; a term that is not stored has its usual value. */
function termsIn(settings: unknown): (name: SettingName, usual: number) => number {
  const stored = Stored.Parse(settings ?? {});
  return (name, usual) => (stored[name] === undefined ? usual : Count.Parse(stored[name]));
}
