import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { defaultHoldMinutes } from '#domain/cart/hold-rules.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { type OrderTerms, defaultOrderTerms } from '#domain/order/order-terms.ts';
import { defaultVisitTerms, type VisitTerms } from '#domain/request/visit-times.ts';
import { defaultWorkTerms, type WorkTerms } from '#domain/stock/work-terms.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectDecided, selectTerms } from '#server/kit/queries-settings.ts';
import { readShippingTerms } from './shipping-terms.ts';

const Count = Type.Integer({ minimum: 0 });
const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      pickup_hours: Count,
      hold_minutes: Count,
      payment_minutes: Count,
      pay_link_minutes: Count,
      online_limit_som: Count,
      visit_lead_hours: Count,
      visit_minutes: Count,
      visit_days: Count,
      aside_hours: Count,
      counter_hold_minutes: Count,
      late_call_minutes: Count,
      rate_hours: Count,
    }),
  ),
);

/** What a checkout and the order after it are promised now; a setting that is missing has its usual value. */
export interface CheckoutTerms extends OrderTerms {
  /** A checkout holds its pieces for that long. */
  holdMinutes: number;
}

/** `settings`: as they are stored. */
export function readCheckoutTerms(settings: unknown): CheckoutTerms {
  const stored = storedSettings.Parse(settings ?? {});
  return {
    holdMinutes: stored.hold_minutes ?? defaultHoldMinutes,
    pickupHours: stored.pickup_hours ?? defaultOrderTerms.pickupHours,
    onlineMinutes: stored.payment_minutes ?? defaultOrderTerms.onlineMinutes,
    payLinkMinutes: stored.pay_link_minutes ?? defaultOrderTerms.payLinkMinutes,
    onlineLimitSom: stored.online_limit_som ?? defaultOrderTerms.onlineLimitSom,
  };
}

/** What decides when one can come to a store. One statement. */
export async function loadVisitRules(db: ReadDb): Promise<{ terms: VisitTerms; calendar: WorkCalendar }> {
  const rows = await selectTerms(db);
  return { terms: readVisitTerms(rows.settings), calendar: readShippingTerms(rows).calendar };
}

/** `settings`: as they are stored. */
export function readVisitTerms(settings: unknown): VisitTerms {
  const stored = storedSettings.Parse(settings ?? {});
  return {
    leadHours: stored.visit_lead_hours ?? defaultVisitTerms.leadHours,
    minutes: stored.visit_minutes ?? defaultVisitTerms.minutes,
    days: stored.visit_days ?? defaultVisitTerms.days,
  };
}

/** What the shop decided of the work of its staff. One statement. */
export async function loadWorkTerms(db: ReadDb): Promise<WorkTerms> {
  const stored = storedSettings.Parse((await selectDecided(db)) ?? {});
  return {
    asideHours: stored.aside_hours ?? defaultWorkTerms.asideHours,
    counterHoldMinutes: stored.counter_hold_minutes ?? defaultWorkTerms.counterHoldMinutes,
    lateCallMinutes: stored.late_call_minutes ?? defaultWorkTerms.lateCallMinutes,
    rateHours: stored.rate_hours ?? defaultWorkTerms.rateHours,
  };
}
