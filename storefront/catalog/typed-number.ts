/** Parses a typed price into whole soʻm. A bare number below 1000 means millions: nobody looks for a ring at 5 soʻm. */
export function readMillions(text: string | null): number | null {
  const number = readNumber(text);
  if (number === null) return null;
  const som = Math.round(number < 1000 ? number * 1_000_000 : number);
  return som > 0 && som <= 9_000_000_000_000 ? som : null;
}

/**
 * Parses a typed number with spaces between thousands and a comma or a point before at most two decimals. A separator
 * that is repeated separates thousands: `6.650.000`. Returns null if it is not a number or negative.
 */
export function readNumber(text: string | null): number | null {
  const bare = (text ?? '').replaceAll(/\s/g, '');
  const isGrouped = /^\d{1,3}([.,]\d{3}){2,}$/.test(bare);
  const plain = isGrouped ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.');
  if (!/^\d{1,13}(\.\d+)?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100) / 100;
}
