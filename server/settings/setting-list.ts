import type { SettingName, SettingRow } from '#contract/admin/system/setting.ts';
import { usualPrivacyDays } from '#domain/account/privacy-days.ts';
import { usualDiscountLimits } from '#domain/counter/manual-discount.ts';
import { usualOptionTerms } from '#domain/pricing/option-prices.ts';
import { usualLimits } from '#server/approval/approval-limits.ts';

type Kind = SettingRow['kind'];
export type Setting = Pick<SettingRow, 'group' | 'kind' | 'minimum' | 'maximum' | 'words' | 'usual'>;

const mostOf: Record<Exclude<Kind, 'CHOICE'>, number> = {
  SOM: 10_000_000_000,
  PERCENT: 90,
  PIECES: 100_000,
  DAYS: 60,
};
const number = (group: SettingRow['group'], kind: Exclude<Kind, 'CHOICE'>, usual: number): Setting => ({
  group,
  kind,
  minimum: 0,
  maximum: mostOf[kind],
  words: [],
  usual,
});

/** Each with what it may be, in the order of the screen; who reads it has the same usual value. */
export const settings: Readonly<Record<SettingName, Setting>> = {
  approval_refund_som: number('approvals', 'SOM', usualLimits.refundSom),
  approval_old_gold_som: number('approvals', 'SOM', usualLimits.oldGoldSom),
  approval_rate_percent: number('approvals', 'PERCENT', usualLimits.ratePercent),
  approval_price_pieces: number('approvals', 'PIECES', usualLimits.pricePieces),
  approval_price_percent: number('approvals', 'PERCENT', usualLimits.pricePercent),
  approval_reduction_percent: number('approvals', 'PERCENT', usualLimits.reductionPercent),
  approval_reduction_pieces: number('approvals', 'PIECES', usualLimits.reductionPieces),
  old_gold: { group: 'counter', kind: 'CHOICE', minimum: 0, maximum: 0, words: ['OFF', 'ON'], usual: 'OFF' },
  counter_receipt: {
    group: 'counter',
    kind: 'CHOICE',
    minimum: 0,
    maximum: 0,
    words: ['REQUIRED', 'LATER'],
    usual: 'REQUIRED',
  },
  counter_discount_seller: number('counter', 'PERCENT', usualDiscountLimits.seller),
  counter_discount_manager: number('counter', 'PERCENT', usualDiscountLimits.manager),
  engraving_price_som: number('options', 'SOM', usualOptionTerms.engravingSom),
  engraving_days: number('options', 'DAYS', usualOptionTerms.engravingDays),
  gift_price_som: number('options', 'SOM', usualOptionTerms.giftSom),
  privacy_days: number('people', 'DAYS', usualPrivacyDays),
  // nothing = the shop counts in soʻm alone
  usd_rate_som: number('figures', 'SOM', 0),
};

/** Whether a setting may have this value. */
export function mayBe({ kind, minimum, maximum, words }: Setting, value: number | string): boolean {
  if (kind === 'CHOICE') return typeof value === 'string' && words.includes(value);
  return typeof value === 'number' && value >= minimum && value <= maximum;
}
