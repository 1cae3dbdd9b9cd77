/** The values of a union, from a table that has each of them as a key: the compiler reports a missing or an unknown one. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[]; // the keys of the table
