/**
 * Parses a typed amount in whole soʻm, with or without spaces between its digits; digits after the fifteenth are ignored. Null if there is no
 * digit. The tiyin of a pasted amount («12 500,00», as spreadsheets write it) are dropped.
 */
export function readSom(typed: string, { isPasted = false } = {}): number | null {
  const whole = isPasted ? typed.trim().replace(/[.,]\d{1,2}(?=\D*$)/, '') : typed;
  const digits = whole.replaceAll(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
}
