/**
 * Which fiscal codes a piece needs for an online payment. OFF: none, its receipt is made elsewhere. REAL: codes of the classifier.
 * DEMO_TOO: also the made-up codes of the demo.
 */
export type FiscalRule = 'OFF' | 'REAL' | 'DEMO_TOO';

export interface FiscalCodes {
  ikpu: string | null;
  packageCode: string | null;
}

/**
 * Checks whether a fiscal receipt can be made for a piece: it needs 17 digits of the classifier, and those of its package (integrations
 * 6.1).
 */
export function hasFiscalCodes({ ikpu, packageCode }: FiscalCodes, rule: FiscalRule): boolean {
  if (rule === 'OFF') return true;
  if (ikpu === null || packageCode === null) return false;
  if (/^\d{17}$/.test(ikpu) && /^\d{1,20}$/.test(packageCode)) return true;
  return rule === 'DEMO_TOO' && ikpu.startsWith('DEMO-') && packageCode.startsWith('DEMO-');
}
