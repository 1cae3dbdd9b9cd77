/** The words of each model's name, one behind the other; where they begin and how many they are stands in the columns. */
export interface NameWords {
  pool: Int32Array;
  used: number;
  /** The words of each part between two spaces of a name: some thousand parts come again and again. */
  idsOfPart: Map<string, readonly number[]>;
}
