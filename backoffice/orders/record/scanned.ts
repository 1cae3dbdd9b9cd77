/** What came of a scan: the piece is ticked, was already, or belongs to another order. */
export interface Scan {
  kind: 'ticked' | 'twice' | 'wrong';
  serial: string;
}

/** A wedge scanner types in any layout and case, with a line end; serial numbers are Latin capitals. */
const readSerial = (typed: string): string => typed.trim().toUpperCase();

export function judgeScan(typed: string, serials: readonly string[], ticked: ReadonlySet<string>): Scan {
  const serial = readSerial(typed);
  if (!serials.includes(serial)) return { kind: 'wrong', serial };
  return { kind: ticked.has(serial) ? 'twice' : 'ticked', serial };
}
