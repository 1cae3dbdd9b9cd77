import { Type, type Static } from 'typebox';
import type { ContactKind } from '../../contact-forms.ts';
import { Instant, Nullable, Shape, Words } from '../../primitives.ts';

/**
 * Settings that the staff can change (backoffice.md 2.5, 2.8): limits above which a second person decides, counter rules, the shop's
 * contacts, texts on all pages, what is promised for orders and visits, deadlines of the staff's work, option prices, the deadline for
 * answering privacy requests, the dollar rate of the figures.
 */
export const settingNames = [
  'approval_refund_som',
  'approval_old_gold_som',
  'approval_rate_percent',
  'approval_price_pieces',
  'approval_price_percent',
  'approval_reduction_percent',
  'approval_reduction_pieces',
  'least_margin_percent',
  'old_gold',
  'counter_receipt',
  'counter_discount_seller',
  'counter_discount_manager',
  'engraving_price_som',
  'engraving_days',
  'gift_price_som',
  'privacy_days',
  'usd_rate_som',
  'shop_phone',
  'shop_telegram',
  'answers_from',
  'answers_to',
  'shop_email',
  'shop_instagram',
  'shop_facebook',
  'shop_youtube',
  'partner_site',
  'legal_ru',
  'legal_uz',
  'legal_en',
  'shop_tax_number',
  'announcement_ru',
  'announcement_uz',
  'announcement_en',
  'demo_notice',
  'return_days',
  'pickup_hours',
  'hold_minutes',
  'payment_minutes',
  'pay_link_minutes',
  'online_limit_som',
  'visit_lead_hours',
  'visit_minutes',
  'visit_days',
  'aside_hours',
  'counter_hold_minutes',
  'late_call_minutes',
  'rate_hours',
] as const;
export const settingGroups = [
  'contacts',
  'pages',
  'terms',
  'visits',
  'approvals',
  'counter',
  'work',
  'options',
  'people',
  'figures',
] as const;
/** Kinds whose `value` is a text; `minimum` and `maximum` limit its length. */
export const textKinds = [
  'PHONE',
  'TELEGRAM',
  'EMAIL',
  'URL',
  'TAX_NUMBER',
  'TEXT',
  'LINE',
] as const satisfies ContactKind[];
const Value = Type.Union([Type.Integer(), Type.String({ maxLength: 200 })]);

/** `defaultValue`: the value as long as nobody changed it. `kind`: type of the value; CHOICE: one of `words`. `version` 0: it was never changed. */
export const SettingRow = Shape({
  name: Words(settingNames),
  group: Words(settingGroups),
  kind: Words(['SOM', 'PERCENT', 'PIECES', 'DAYS', 'HOURS', 'MINUTES', 'HOUR', 'CHOICE', ...textKinds]),
  minimum: Type.Integer(),
  maximum: Type.Integer(),
  words: Type.Array(Type.String()),
  value: Value,
  defaultValue: Value,
  version: Type.Integer({ minimum: 0 }),
  changedBy: Nullable(Type.String()),
  changedAt: Nullable(Instant),
});
/** A setting of the environment, read at startup. `value` null: not set, or a secret. */
export const EnvironmentRow = Shape({
  name: Type.String(),
  value: Nullable(Type.String()),
  isSet: Type.Boolean(),
});
export const Settings = Shape({
  rows: Type.Array(SettingRow),
  environment: Type.Array(EnvironmentRow),
});
export const SettingParams = Shape({ name: Words(settingNames) });
export const ChangeSetting = Shape({ value: Value });

export type SettingRow = Static<typeof SettingRow>;
export type EnvironmentRow = Static<typeof EnvironmentRow>;
export type Settings = Static<typeof Settings>;
export type SettingName = (typeof settingNames)[number];
