import type { ApprovalRow } from '#contract/admin/approval.ts';
import type { Tone } from '../kit/status.tsx';
import type { T } from '../kit/words.tsx';

export const toneOfApproval: Record<ApprovalRow['state'], Tone> = {
  WAITING: 'waits',
  APPROVED: 'done',
  REFUSED: 'bad',
  OVER: 'over',
};

/** The screen of the record that a request is about; undefined if it has none. */
export function recordPath({
  resource,
  record,
}: Pick<ApprovalRow, 'resource' | 'record'>): string | undefined {
  const paths: Record<string, string> = {
    order: '/orders/',
    piece: '/pieces/',
    transfer: '/transfers/',
    customer: '/people/customers/',
    stocktake: '/stocktakes/',
  };
  const screens: Record<string, string> = {
    rate: '/prices/rates',
    formula: '/prices/formula',
    promotion: '/prices/promotions',
    'promo-code': '/prices/codes',
    staff: '/staff',
  };
  if (screens[resource] !== undefined) return screens[resource];
  const path = paths[resource];
  return path && `${path}${encodeURIComponent(record)}`;
}

/** A record's name as its own screen shows it: S-4 of a stocktake, T-7 of a transfer, the metal of a rate, a customer by number. */
export function recordName({ resource, record }: Pick<ApprovalRow, 'resource' | 'record'>, t: T): string {
  if (resource === 'rate') return t(`bo-approvals:metal.${record}`, { defaultValue: record });
  // a requested formula has no number yet
  if (resource === 'formula') return t('bo-approvals:newFormula');
  if (resource === 'customer') return t('bo-approvals:customer', { id: record });
  const letters: Record<string, string> = { stocktake: 'S-', transfer: 'T-' };
  return `${letters[resource] ?? ''}${record}`;
}

/** Kinds that change prices: their amount is the difference, which their facts explain better. */
export const hasPrices = (kind: ApprovalRow['kind']): boolean =>
  ['RATE', 'FORMULA', 'PRICE', 'REDUCTION'].includes(kind);
