import type { Permission } from '#domain/auth/permissions.ts';
import type { ModelRefusal } from '#contract/admin/catalog/model-bulk.ts';
import type { FormulaRefusal } from '#contract/admin/prices/piece-price.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** What an action reads and changes of a record, as a preview shows it and as an Undo writes it back. */
export type Facts = Record<string, string | null>;

/** Why a record is not changed: as the same change of one record would be refused, or more exactly. */
export type BulkRefusal = ProblemCode | ModelRefusal | FormulaRefusal;

/** A record as it is now. */
export interface BulkRow {
  id: number;
  /** The name that people use: a serial number, the number of an order. */
  name: string;
  version: number;
  storeId: number | null;
}

export interface Change<Row, RowFacts> {
  row: Row;
  after: RowFacts;
}

/** One change of many records of a kind: the feature that owns them says what; the engine says which, when and how often. */
export interface BulkSpec<Row extends BulkRow, RowFacts extends Facts, Parameters> {
  /** The audit entry of each batch: the same action as that of a single change. */
  entry: { action: string; resource: string };
  permission: Permission;
  /** Records of one transaction; 200 unless said. */
  batch?: number;
  canUndo?: true;
  parseParameters: (stored: unknown) => Parameters;
  parseFacts: (stored: unknown) => RowFacts;
  /** The reason among the parameters; it is written into the audit. */
  reasonOf?: (parameters: Parameters) => string | undefined;
  read: (db: ReadDb, ids: readonly number[]) => Promise<Row[]>;
  /** The same, locked in the order of their ids until the transaction ends. */
  lock: (db: Db, ids: readonly number[]) => Promise<Row[]>;
  factsOf: (row: Row) => RowFacts;
  /** The facts that the change would leave, or why it may not be. No clock and no database. */
  decide: (row: Row, parameters: Parameters) => { after: RowFacts } | { code: BulkRefusal };
  /** Makes the facts of locked records these; an Undo's, too. */
  write: (db: Db, part: WritePart<Row, RowFacts>) => Promise<void>;
}

export interface WritePart<Row, RowFacts> {
  changes: readonly Change<Row, RowFacts>[];
  reason: string | undefined;
  staffId: number;
  now: Date;
}

/** What becomes, or would become, of one record. */
export type Decision = { record: Pick<BulkRow, 'id' | 'name' | 'version'> } & (
  | { result: 'CHANGED'; before: Facts; after: Facts }
  | { result: 'SAME' }
  | { result: 'REFUSED'; code: BulkRefusal }
);

/** A record of a batch, with the version that it must have. */
export interface Expected {
  id: number;
  version: number;
}

export interface Batch {
  /** The stores whose records it may change; null = all. */
  stores: readonly number[] | null;
  staffId: number;
  now: Date;
  /** Runs what changes rows within an entry of the audit. */
  audited: (
    recordNames: readonly string[],
    reason: string | undefined,
    write: (db: Db) => Promise<void>,
  ) => Promise<void>;
}

/** An action without the types of its records. */
export interface BulkAction extends Pick<BulkSpec<BulkRow, Facts, unknown>, 'entry' | 'permission'> {
  batch: number;
  canUndo: boolean;
  /** What would happen to each. */
  preview: (
    db: ReadDb,
    part: { ids: readonly number[]; parameters: unknown; stores: readonly number[] | null },
  ) => Promise<Decision[]>;
  /** Does it; a record of another version is refused with CHANGED_SINCE. */
  run: (db: Db, part: Batch & { records: readonly Expected[]; parameters: unknown }) => Promise<Decision[]>;
  /** Writes back what is as the action left it; the rest is refused with CHANGED_SINCE. */
  undo: (
    db: Db,
    part: Batch & { records: readonly (Expected & { before: unknown; after: unknown })[] },
  ) => Promise<Decision[]>;
}

/** All actions by their names, which stored jobs contain: a name never changes. */
export type BulkActions = Readonly<Record<string, BulkAction>>;
