/** A call of Click's SHOP API, each field exactly as received; '' = not received (integrations 2.1). */
export interface ClickFields {
  click_trans_id: string;
  service_id: string;
  click_paydoc_id: string;
  merchant_trans_id: string;
  /** In a Complete call: the id returned by Prepare. */
  merchant_prepare_id: string;
  amount: string;
  action: string;
  error: string;
  sign_time: string;
  sign_string: string;
}

/** Reads the fields of a body; if a field occurs twice, the first one is used. */
export function readFields(body: string): ClickFields {
  const form = new URLSearchParams(body);
  const field = (name: string) => form.get(name) ?? '';
  return {
    click_trans_id: field('click_trans_id'),
    service_id: field('service_id'),
    click_paydoc_id: field('click_paydoc_id'),
    merchant_trans_id: field('merchant_trans_id'),
    merchant_prepare_id: field('merchant_prepare_id'),
    amount: field('amount'),
    action: field('action'),
    error: field('error'),
    sign_time: field('sign_time'),
    sign_string: field('sign_string'),
  };
}

const shapes: readonly (readonly [Exclude<keyof ClickFields, 'merchant_prepare_id'>, RegExp])[] = [
  ['click_trans_id', /^\d{1,19}$/],
  ['service_id', /^\d{1,18}$/],
  ['click_paydoc_id', /^\d{1,19}$/],
  // any line of text: an unknown order is refused later
  ['merchant_trans_id', /^[^\p{Cc}\p{Cs}]{1,200}$/u],
  ['amount', /^-?\d{1,15}(?:\.\d{1,10})?$/],
  ['action', /^-?\d{1,5}$/],
  ['error', /^(0|-?[1-9]\d{0,8})$/],
  ['sign_time', /^[^\p{Cc}]{1,40}$/u],
  ['sign_string', /^[^\p{Cc}]{1,200}$/u],
];

/** Returns false if a field is missing or not as the protocol requires. */
export function isWhole(fields: ClickFields): boolean {
  const isEach = shapes.every(([name, shape]) => shape.test(fields[name]));
  // any integer: one that is not ours is a transaction that does not exist
  return isEach && (fields.action !== '1' || /^-?\d{1,19}$/.test(fields.merchant_prepare_id));
}

/**
 * Returns whole soʻm of an amount in Click's format: `1000`, `1000.0`, `999.99`. A difference of one tiyin is ignored (integrations 2.1);
 * undefined if the amount is not whole, or negative. Never uses floats.
 */
export function somOf(amount: string): number | undefined {
  if (amount.startsWith('-')) return undefined;
  const [whole = '', fraction = ''] = amount.split('.');
  const tenth = BigInt(10) ** BigInt(fraction.length);
  const part = BigInt(fraction === '' ? 0 : fraction);
  const isBelow = part * 100n <= tenth;
  const isAbove = (tenth - part) * 100n <= tenth;
  if (!isBelow && !isAbove) return undefined;
  return Number(BigInt(whole) + (isBelow ? 0n : 1n));
}

/** Parses Click's time in Tashkent; an invalid time is replaced by `now`. */
export function signedAt(signTime: string, now: Date): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(signTime) ?? [];
  const at = new Date(`${day}T${time}+05:00`);
  return Number.isNaN(at.getTime()) ? now : at;
}
