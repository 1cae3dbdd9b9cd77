import type { Static, TObject } from 'typebox';
import type { ExportedListName } from '#contract/admin/system/list-export.ts';
import { StaffCustomersQuery } from '#contract/admin/people/customer.ts';
import type { Db } from '#database/connect.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { customerOperations } from '#server/customer/operations.ts';
import type { Count } from '#server/kit/list-page.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { selectCustomerContacts } from '../queries-export.ts';
import type { SheetColumns } from './list-sheet.ts';
import { customerSheet } from './wire-customers.ts';

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
  /** Of the screen: its stores are those of the file. */
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

const list = <Row, const Query extends TObject, const Name extends string>(
  one: ExportedListOf<Row, Query, Name>,
): AnyExportedList => one as unknown as AnyExportedList; // as: rows and columns of one list are read and written by it alone

export const exportedLists: Record<ExportedListName, AnyExportedList> = {
  customers: list({
    permission: 'customers.read',
    query: StaffCustomersQuery,
    read: customerOperations.listStaffCustomers,
    columns: customerSheet,
    contacts: {
      permission: 'customers.contact',
      of: (db, rows) =>
        selectCustomerContacts(
          db,
          rows.map(({ id }) => id),
        ),
    },
  }),
};
