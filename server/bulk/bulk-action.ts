import type { Permission } from '#domain/auth/permissions.ts';
import type { ModelRefusal } from '#contract/admin/catalog/model-bulk.ts';
import type { FormulaRefusal } from '#contract/admin/prices/piece-price.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** The fields of a record that an action reads and changes, as a preview shows them and an Undo restores them. */
export type Facts = Record<string, string | null>;

/** Why a record is not changed: the code of the same refusal for a single record, or a more specific one. */
export type BulkRefusal = ProblemCode | ModelRefusal | FormulaRefusal;

/** The current state of a record. */
export interface BulkRow {
  id: number;
  /** The name shown to people, such as a serial number or an order number. */
  name: string;
  version: number;
  storeId: number | null;
}

export interface Change<Row, RowFacts> {
  row: Row;
  after: RowFacts;
}

/**
 * One change of many records of a kind. The feature that owns the records defines what is changed; the engine decides which records, when,
 * and in which batches.
 */
export interface BulkSpec<Row extends BulkRow, RowFacts extends Facts, Parameters> {
  /** The audit entry of each batch: the same action as for a single change. */
  entry: { action: string; resource: string };
  permission: Permission;
  /** Maximum number of records per transaction; default 200. */
  batch?: number;
  canUndo?: true;
  parseParameters: (stored: unknown) => Parameters;
  parseFacts: (stored: unknown) => RowFacts;
  /** Extracts the reason from the parameters, to be written to the audit. */
  reasonOf?: (parameters: Parameters) => string | undefined;
  read: (db: ReadDb, ids: readonly number[]) => Promise<Row[]>;
  /** Loads the same records, locked in the order of their ids until the transaction ends. */
  lock: (db: Db, ids: readonly number[]) => Promise<Row[]>;
  factsOf: (row: Row) => RowFacts;
  /** Returns the record's fields after the change, or why it is refused. Pure: no clock and no database. */
  decide: (row: Row, parameters: Parameters) => { after: RowFacts } | { code: BulkRefusal };
  /** Writes these fields to locked records; also used by Undo. */
  write: (db: Db, part: WritePart<Row, RowFacts>) => Promise<void>;
}

export interface WritePart<Row, RowFacts> {
  changes: readonly Change<Row, RowFacts>[];
  reason: string | undefined;
  staffId: number;
  now: Date;
}

/** The outcome of an action for one record. */
export type Decision = { record: Pick<BulkRow, 'id' | 'name' | 'version'> } & (
  | { result: 'CHANGED'; before: Facts; after: Facts }
  | { result: 'SAME' }
  | { result: 'REFUSED'; code: BulkRefusal }
);

/** A record of a batch and the version that it is expected to have. */
export interface Expected {
  id: number;
  version: number;
}

export interface Batch {
  /** The stores whose records may be changed; null = all. */
  stores: readonly number[] | null;
  staffId: number;
  now: Date;
  /** Runs a function whose changes belong to one audit entry. */
  audited: (
    recordNames: readonly string[],
    reason: string | undefined,
    write: (db: Db) => Promise<void>,
  ) => Promise<void>;
}

/** An action, independent of the type of its records. */
export interface BulkAction extends Pick<BulkSpec<BulkRow, Facts, unknown>, 'entry' | 'permission'> {
  batch: number;
  canUndo: boolean;
  /** Returns the outcome for each record without changing it. */
  preview: (
    db: ReadDb,
    part: { ids: readonly number[]; parameters: unknown; stores: readonly number[] | null },
  ) => Promise<Decision[]>;
  /** Runs the action; a record with another version is refused with CHANGED_SINCE. */
  run: (db: Db, part: Batch & { records: readonly Expected[]; parameters: unknown }) => Promise<Decision[]>;
  /** Restores records that are unchanged since the action; the rest is refused with CHANGED_SINCE. */
  undo: (
    db: Db,
    part: Batch & { records: readonly (Expected & { before: unknown; after: unknown })[] },
  ) => Promise<Decision[]>;
}

/** All actions by name. Stored jobs contain these names, so a name never changes. */
export type BulkActions = Readonly<Record<string, BulkAction>>;
