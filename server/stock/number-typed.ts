/** The number of a record as people type it: `T-12` or `12`; null if it is anything else. */
export function numberTyped(typed: string, letter: 'T' | 'S'): number | null {
  const [, digits] = new RegExp(`^(?:${letter}-?)?(\\d{1,9})$`, 'i').exec(typed.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
