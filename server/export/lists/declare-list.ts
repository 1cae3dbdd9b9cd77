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

/** How a list is read and which columns its file may have. */
export interface ExportedListOf<Row, Query extends TObject, Name extends string> {
  /** The permission of the screen; the file is restricted to the same stores. */
  permission: Permission;
  query: Query;
  read: (
    deps: { db: Db },
    call: { caller: StaffCaller; input: Static<Query>; now: Date },
  ) => Promise<Page<Row>>;
  columns: SheetColumns<Row, Name>;
  /** The contacts of these rows' people, one per row, for a file with contacts; omitted: the list has none. */
  contacts?: { permission: Permission; of: (db: Db, rows: readonly Row[]) => Promise<Contacts[]> };
}

/** A list without its types, after they were checked. */
export type AnyExportedList = ExportedListOf<unknown, TObject, string>;

/** The query of a list without pages and sort orders; its address contains a sort anyway. */
export const inOneOrder = { sort: Type.Optional(Type.String({ maxLength: 40 })) };
export const nothing = Shape(inOneOrder);

/** Declares a list: its types are checked here and erased in the result. */
export const list = <Row, const Query extends TObject, const Name extends string>(
  one: ExportedListOf<Row, Query, Name>,
): AnyExportedList => one as unknown as AnyExportedList; // as: rows and columns of one list are read and written by it alone
