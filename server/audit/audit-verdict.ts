/** CHANGED, MISSING and ADDED are of an entry, BLOCK_CHANGED of a block; CUT_OFF: the chain does not have the head that was known. */
export type AuditBreak =
  | { kind: 'CHANGED' | 'MISSING' | 'ADDED'; block: number | null; entry: number }
  | { kind: 'BLOCK_CHANGED'; block: number }
  | { kind: 'CUT_OFF' };

export interface AuditVerdict {
  blocks: number;
  /** Sealed ones. */
  entries: number;
  /** The last block's hash, hexadecimal; null = nothing is sealed. */
  head: string | null;
  /** The last entry that is sealed in a block before the first broken one; null = there is none. */
  intactTo: number | null;
  /** The first of each kind, by their blocks; [] = the audit is as it was written. */
  broken: AuditBreak[];
}
