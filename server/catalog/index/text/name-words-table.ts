/** The words of all models' names in one array; the model columns contain where each model's words begin and their number. */
export interface NameWords {
  pool: Int32Array;
  used: number;
  /** The words of each part of a name between spaces, cached because a few thousand parts recur. */
  idsOfPart: Map<string, readonly number[]>;
}
