type Fields = Record<string, unknown>;

/** A field of a record that somebody else changed while it was being changed here, too (backoffice.md 2.2). */
export interface Conflict {
  name: string;
  was: unknown;
  theirs: unknown;
  mine: unknown;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form that differ from the loaded values. */
export const changedFields = (values: Fields, base: Fields): string[] =>
  Object.keys(values).filter((name) => !isSame(values[name], base[name]));

/** Fields that both sides changed since `was`, each to another value. A field changed by only one side is not a conflict. */
export const findConflicts = ({
  was,
  theirs,
  mine,
}: {
  was: Fields;
  theirs: Fields;
  mine: Fields;
}): Conflict[] =>
  Object.keys(mine)
    .filter((name) => name in was)
    .filter((name) => !isSame(theirs[name], was[name]) && !isSame(mine[name], was[name]))
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, was: was[name], theirs: theirs[name], mine: mine[name] }));

export const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
