/** The result of a scan: the piece was marked, was marked already, or belongs to another order. */
export interface Scan {
  kind: 'ticked' | 'twice' | 'wrong';
  serial: string;
}

/** A wedge scanner types in any keyboard layout and case, with a line break; serial numbers are Latin capitals. */
const readSerial = (typed: string): string => typed.trim().toUpperCase();

export function classifyScan(typed: string, serials: readonly string[], ticked: ReadonlySet<string>): Scan {
  const serial = readSerial(typed);
  if (!serials.includes(serial)) return { kind: 'wrong', serial };
  return { kind: ticked.has(serial) ? 'twice' : 'ticked', serial };
}
