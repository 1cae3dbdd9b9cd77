/** CHANGED, MISSING and ADDED concern an entry, BLOCK_CHANGED a block; CUT_OFF: the chain does not contain the given head. */
export type AuditBreak =
  | { kind: 'CHANGED' | 'MISSING' | 'ADDED'; block: number | null; entry: number }
  | { kind: 'BLOCK_CHANGED'; block: number }
  | { kind: 'CUT_OFF' };

export interface AuditVerdict {
  blocks: number;
  /** Number of sealed entries. */
  entries: number;
  /** Hash of the last block in hexadecimal; null = nothing is sealed. */
  head: string | null;
  /** The last sealed entry before the first broken block; null = there is none. */
  intactTo: number | null;
  /** The first break of each kind, in the order of blocks; [] = the audit is intact. */
  broken: AuditBreak[];
}
