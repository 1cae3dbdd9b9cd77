/**
 * A sum in whole soʻm as it is typed, grouped or not; at most fifteen digits: no sum of money has more. null: nothing is typed. A sum that was
 * pasted may have tiyin, as sheets write them («12 500,00»): they are left out and not taken for two more digits.
 */
export function readSom(typed: string, { isPasted = false } = {}): number | null {
  const whole = isPasted ? typed.trim().replace(/[.,]\d{1,2}(?=\D*$)/, '') : typed;
  const digits = whole.replaceAll(/\D/g, '').slice(0, 15);
  return digits === '' ? null : Number(digits);
}
