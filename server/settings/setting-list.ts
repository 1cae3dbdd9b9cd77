import { type SettingName, type SettingRow, textKinds } from '#contract/admin/system/setting.ts';
import { type ContactKind, isContact } from '#contract/contact-forms.ts';
import { defaultPrivacyDays } from '#domain/account/privacy-days.ts';
import { defaultContacts } from '#domain/content/shop-contacts.ts';
import { defaultDiscountLimits } from '#domain/counter/manual-discount.ts';
import { holdMinuteBounds, defaultHoldMinutes } from '#domain/cart/hold-rules.ts';
import { orderTermBounds, defaultOrderTerms } from '#domain/order/order-terms.ts';
import { returnDayBounds, defaultReturnDays } from '#domain/order/returns.ts';
import { defaultLeastMarginPercent, leastMarginBounds } from '#domain/pricing/margin.ts';
import { defaultOptionTerms } from '#domain/pricing/option-prices.ts';
import { answerBounds, defaultAnswerHours } from '#domain/request/call-hours.ts';
import { defaultVisitTerms, visitTermBounds } from '#domain/request/visit-times.ts';
import { defaultWorkTerms, workTermBounds } from '#domain/stock/work-terms.ts';
import { defaultLimits } from '#server/approval/approval-limits.ts';

type Kind = SettingRow['kind'];
type NumberKind = Exclude<Kind, 'CHOICE' | ContactKind>;
export type Setting = Pick<SettingRow, 'group' | 'kind' | 'minimum' | 'maximum' | 'words' | 'defaultValue'>;

type OpenKind = Exclude<NumberKind, 'HOUR' | 'HOURS' | 'MINUTES'>;
const mostOf: Record<OpenKind, number> = {
  SOM: 10_000_000_000,
  PERCENT: 90,
  PIECES: 100_000,
  DAYS: 60,
};
const ranged = (
  group: SettingRow['group'],
  kind: NumberKind,
  { defaultValue, bounds: [minimum, maximum] }: { defaultValue: number; bounds: readonly [number, number] },
): Setting => ({ group, kind, minimum, maximum, words: [], defaultValue });
const number = (group: SettingRow['group'], kind: OpenKind, defaultValue: number): Setting =>
  ranged(group, kind, { defaultValue, bounds: [0, mostOf[kind]] });
/** Terms of one kind, each with its default and its bounds. */
const term =
  <Terms extends string>(defaults: Record<Terms, number>, bounds: Record<Terms, readonly [number, number]>) =>
  (group: SettingRow['group'], kind: NumberKind, name: Terms): Setting =>
    ranged(group, kind, { defaultValue: defaults[name], bounds: bounds[name] });
const orderTerm = term(defaultOrderTerms, orderTermBounds);
const visitTerm = term(defaultVisitTerms, visitTermBounds);
const workTerm = term(defaultWorkTerms, workTermBounds);
const choice = (group: SettingRow['group'], words: string[], defaultValue: string): Setting => ({
  group,
  kind: 'CHOICE',
  minimum: 0,
  maximum: 0,
  words,
  defaultValue,
});
/** Optional if it has no default: `minimum` 0. */
const contact = (kind: ContactKind, defaultValue: string): Setting => ({
  group: 'contacts',
  kind,
  minimum: defaultValue === '' ? 0 : 1,
  maximum: 200,
  words: [],
  defaultValue,
});

/** Optional. */
const line = (defaultValue: string): Setting => ({
  ...contact('LINE', defaultValue),
  group: 'pages',
  minimum: 0,
  maximum: 120,
});

/** Each setting with its allowed values, in the order of the screen; the code that reads a setting has the same default. */
export const settings: Readonly<Record<SettingName, Setting>> = {
  approval_refund_som: number('approvals', 'SOM', defaultLimits.refundSom),
  approval_old_gold_som: number('approvals', 'SOM', defaultLimits.oldGoldSom),
  approval_rate_percent: number('approvals', 'PERCENT', defaultLimits.ratePercent),
  approval_price_pieces: number('approvals', 'PIECES', defaultLimits.pricePieces),
  approval_price_percent: number('approvals', 'PERCENT', defaultLimits.pricePercent),
  approval_reduction_percent: number('approvals', 'PERCENT', defaultLimits.reductionPercent),
  approval_reduction_pieces: number('approvals', 'PIECES', defaultLimits.reductionPieces),
  least_margin_percent: ranged('approvals', 'PERCENT', {
    defaultValue: defaultLeastMarginPercent,
    bounds: leastMarginBounds,
  }),
  old_gold: choice('counter', ['OFF', 'ON'], 'OFF'),
  counter_receipt: choice('counter', ['REQUIRED', 'LATER'], 'REQUIRED'),
  counter_discount_seller: number('counter', 'PERCENT', defaultDiscountLimits.seller),
  counter_discount_manager: number('counter', 'PERCENT', defaultDiscountLimits.manager),
  engraving_price_som: number('options', 'SOM', defaultOptionTerms.engravingSom),
  engraving_days: number('options', 'DAYS', defaultOptionTerms.engravingDays),
  gift_price_som: number('options', 'SOM', defaultOptionTerms.giftSom),
  privacy_days: number('people', 'DAYS', defaultPrivacyDays),
  // 0 = the shop shows soʻm only
  usd_rate_som: number('figures', 'SOM', 0),
  shop_phone: contact('PHONE', defaultContacts.phone),
  shop_telegram: contact('TELEGRAM', defaultContacts.telegram),
  answers_from: ranged('contacts', 'HOUR', {
    defaultValue: defaultAnswerHours.from,
    bounds: answerBounds.from,
  }),
  answers_to: ranged('contacts', 'HOUR', { defaultValue: defaultAnswerHours.to, bounds: answerBounds.to }),
  shop_email: contact('EMAIL', ''),
  shop_instagram: contact('URL', ''),
  shop_facebook: contact('URL', ''),
  shop_youtube: contact('URL', ''),
  // its default is that of the environment (operations.ts)
  partner_site: contact('URL', ''),
  legal_ru: contact('TEXT', defaultContacts.legal.ru),
  legal_uz: contact('TEXT', defaultContacts.legal.uz),
  legal_en: contact('TEXT', defaultContacts.legal.en),
  shop_tax_number: contact('TAX_NUMBER', defaultContacts.taxNumber),
  announcement_ru: line(defaultContacts.announcement.ru),
  announcement_uz: line(defaultContacts.announcement.uz),
  announcement_en: line(defaultContacts.announcement.en),
  demo_notice: choice('pages', ['ON', 'OFF'], 'ON'),
  return_days: ranged('terms', 'DAYS', { defaultValue: defaultReturnDays, bounds: returnDayBounds }),
  pickup_hours: orderTerm('terms', 'HOURS', 'pickupHours'),
  hold_minutes: ranged('terms', 'MINUTES', { defaultValue: defaultHoldMinutes, bounds: holdMinuteBounds }),
  payment_minutes: orderTerm('terms', 'MINUTES', 'onlineMinutes'),
  pay_link_minutes: orderTerm('terms', 'MINUTES', 'payLinkMinutes'),
  online_limit_som: orderTerm('terms', 'SOM', 'onlineLimitSom'),
  visit_lead_hours: visitTerm('visits', 'HOURS', 'leadHours'),
  visit_minutes: visitTerm('visits', 'MINUTES', 'minutes'),
  visit_days: visitTerm('visits', 'DAYS', 'days'),
  aside_hours: workTerm('work', 'HOURS', 'asideHours'),
  counter_hold_minutes: workTerm('counter', 'MINUTES', 'counterHoldMinutes'),
  late_call_minutes: workTerm('work', 'MINUTES', 'lateCallMinutes'),
  rate_hours: workTerm('work', 'HOURS', 'rateHours'),
};

const isTextKind = (kind: Kind): kind is ContactKind => textKinds.some((known) => known === kind);

/** Returns why a setting cannot have this value; null if it can. */
export function whyNot(
  { kind, minimum, maximum, words }: Setting,
  value: number | string,
): { minimum: number; maximum: number; reason?: string } | null {
  const isRight = isTextKind(kind)
    ? typeof value === 'string' &&
      value.length <= maximum &&
      (value === '' ? minimum === 0 : isContact(kind, value))
    : kind === 'CHOICE'
      ? typeof value === 'string' && words.includes(value)
      : typeof value === 'number' && value >= minimum && value <= maximum;
  if (isRight) return null;
  return { minimum, maximum, ...(isTextKind(kind) && { reason: `SETTING_${kind}` }) };
}
