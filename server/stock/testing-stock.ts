import { sql } from 'kysely';
import type { StaffPiece, StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

export interface Stock extends Sale {
  staff: TestedStaff;
}

/** A shop with staff and the dictionary entries of a few stones, without pieces. */
export async function testStock(): Promise<Stock> {
  const sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  return { ...sale, staff };
}

export const readPiece = async (browser: StaffBrowser, serial: string): Promise<StaffPiece> =>
  (await browser.get(`pieces/${serial}`)).json();

export interface ListedPieces {
  rows: StaffPieceRow[];
  next: string | null;
  previous: string | null;
  count: { value: number; isExact: boolean } | null;
}
export const listPieces = async (browser: StaffBrowser, query: string): Promise<ListedPieces> =>
  (await browser.get(`pieces?${query}`)).json();

export interface Audited {
  action: string;
  tables: string[];
}

/** Returns the audit entries of a record, oldest first. */
export async function auditOf({ db }: Sale, resource: string, record: string): Promise<Audited[]> {
  const { rows } = await sql<Audited>`
    select a.action, (select coalesce(array_agg(distinct table_name order by table_name), '{}')
      from audit_changes where entry_id = a.id) as tables
    from audit_entries a where a.resource = ${resource} and a.record_id = ${record} order by a.id`.execute(
    db,
  );
  return rows;
}
