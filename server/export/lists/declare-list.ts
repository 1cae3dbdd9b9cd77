import { type Static, type TObject, Type } from 'typebox';
import { Shape } from '#contract/primitives.ts';
import type { Db } from '#database/connect.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import type { Count } from '#server/kit/list-page.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { SheetColumns } from './list-sheet.ts';

interface Page<Row> {
  rows: Row[];
  next?: string | null;
  count?: Count | null;
}

export interface Contacts {
  name: string | null;
  phone: string | null;
}

/** How a list is read and what its file may show. */
export interface ExportedListOf<Row, Query extends TObject, Name extends string> {
  /** The permission of the screen; the file has the same stores as the screen. */
  permission: Permission;
  query: Query;
  read: (
    deps: { db: Db },
    call: { caller: StaffCaller; input: Static<Query>; now: Date },
  ) => Promise<Page<Row>>;
  columns: SheetColumns<Row, Name>;
  /** The people of these rows, one a row, for a file with contacts; left out: the list has none. */
  contacts?: { permission: Permission; of: (db: Db, rows: readonly Row[]) => Promise<Contacts[]> };
}

/** What is left of a list once its types are checked. */
export type AnyExportedList = ExportedListOf<unknown, TObject, string>;

/** The query of a list that is always whole and in one order: its address has a sort all the same. */
export const inOneOrder = { sort: Type.Optional(Type.String({ maxLength: 40 })) };
export const nothing = Shape(inOneOrder);

/** A declaration, whose types are checked and then left out. */
export const list = <Row, const Query extends TObject, const Name extends string>(
  one: ExportedListOf<Row, Query, Name>,
): AnyExportedList => one as unknown as AnyExportedList; // as: rows and columns of one list are read and written by it alone
