import type { AuditEntry } from '#contract/admin/audit.ts';

type Change = AuditEntry['changes'][number];

/** A column, or one part of a column that has several. */
interface ChangedValue {
  /** Such as `filterable`, `name.ru`, `body.storyUz`. */
  path: string;
  /** Null if it was empty. */
  before: unknown;
  after: unknown;
}

/** A changed value, with its place. */
export interface ChangedPart extends ChangedValue {
  table: string;
  op: Change['op'];
  /** The key of its row in the table. */
  record: string;
}

/** The differences before and after, part by part; parts that are empty both times are omitted. */
const changedValues = ({ before, after }: Pick<Change, 'before' | 'after'>): ChangedValue[] =>
  keysOf(before, after).flatMap((column) => partsOf(column, before?.[column], after?.[column]));

/** The same with the row that it belongs to. */
export const changedParts = ({ table, record, op, ...values }: Change): ChangedPart[] =>
  changedValues(values).map((value) => ({ table, record, op, ...value }));

function partsOf(path: string, was: unknown, is: unknown): ChangedValue[] {
  const [before, after] = [orNone(was), orNone(is)];
  if (isParts(before) || isParts(after)) {
    const [left, right] = [isParts(before) ? before : null, isParts(after) ? after : null];
    return keysOf(left, right).flatMap((key) => partsOf(`${path}.${key}`, left?.[key], right?.[key]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
}

const keysOf = (...all: readonly (object | null)[]): string[] => [
  ...new Set(all.flatMap((one) => Object.keys(one ?? {}))),
];

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const orNone = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value;
