import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { beginningWith } from '#server/kit/texts/typed-text.ts';

export interface StaffCertificateListRow extends EdgeRow {
  number: string;
  state: 'VALID' | 'REPLACED' | 'WITHDRAWN';
  laboratory: string;
  reportNumber: string | null;
  issuedOn: string;
  serialNumber: string;
  artikul: string;
  name: LocalizedText;
  attachmentKey: string | null;
}

export interface CertificateFilter {
  q?: string;
  states?: readonly string[];
  laboratories?: readonly string[];
  issuedFrom?: string;
  issuedTo?: string;
  noScan?: boolean;
}

/** The number within the register as an integer that sorts by year and number. */
export const registerNumber = sql`translate(substr(c.id, 4, 11), '-', '')::bigint`;

const joins = sql`
  from certificates c join product_items i on i.id = c.item_id join products p on p.id = i.product_id
  left join attachments scan on scan.id = c.attachment_id`;

/** Returns one page, and one extra row if another page follows. */
export async function selectCertificates(
  db: ReadDb,
  filter: CertificateFilter,
  page: ListPage,
): Promise<StaffCertificateListRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<StaffCertificateListRow>`
    select ${registerNumber} as id, (${page.sort.by})::text as edge, c.id as number, c.certificate_state as state, c.laboratory,
      c.report_number as "reportNumber", c.issued_on as "issuedOn", i.serial_number as "serialNumber", p.artikul, p.name,
      scan.key as "attachmentKey"
    ${joins} where ${matching(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countCertificates(
  db: ReadDb,
  filter: CertificateFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from certificates c where ${matching(filter)}`, wanted);
}

function matching({ q, states, laboratories, issuedFrom, issuedTo, noScan }: CertificateFilter) {
  return allOf([
    q !== undefined && typedIn(q),
    states && sql`c.certificate_state = any(${states}::text[])`,
    laboratories && sql`c.laboratory = any(${laboratories}::text[])`,
    issuedFrom !== undefined && sql`c.issued_on >= ${issuedFrom}::date`,
    issuedTo !== undefined && sql`c.issued_on <= ${issuedTo}::date`,
    // certificates that the shop prints itself need no scan
    noScan === true && sql`(c.attachment_id is null and c.laboratory <> 'ZARONA')`,
  ]);
}

/** Matches the beginning of a certificate number, a report number, or a serial number; each has its own index. */
function typedIn(q: string): RawBuilder<boolean> {
  const begin = beginningWith(q.toUpperCase());
  return sql<boolean>`c.id in (select id from certificates where id like ${begin}
    union select id from certificates where upper(report_number) like ${begin} and report_number is not null
    union select n.id from product_items s join certificates n on n.item_id = s.id where s.serial_number like ${begin})`;
}

export interface CertificateRecord {
  id: string;
  itemId: number;
  state: 'VALID' | 'REPLACED' | 'WITHDRAWN';
  laboratory: string;
}

/** Returns the certificate, locked until the transaction ends. */
export async function lockCertificate(db: Db, id: string): Promise<CertificateRecord | undefined> {
  return db
    .selectFrom('certificates')
    .select(['id', 'item_id as itemId', 'certificate_state as state', 'laboratory'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the certificate that it replaced. */
export async function findReplaced(db: ReadDb, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('replaced_by', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasValidPassport(db: ReadDb, itemId: number): Promise<boolean> {
  const row = await db
    .selectFrom('certificates')
    .select('id')
    .where('item_id', '=', itemId)
    .where('laboratory', '=', 'ZARONA')
    .where('certificate_state', '=', 'VALID')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewCertificateRow {
  id: string;
  itemId: number;
  laboratory: string;
  reportNumber: string | null;
  issuedOn: string;
  checkUrl: string | null;
  subject: Record<string, string>;
}

export async function insertCertificate(db: Db, row: NewCertificateRow): Promise<void> {
  await db
    .insertInto('certificates')
    .values({
      id: row.id,
      item_id: row.itemId,
      laboratory: row.laboratory,
      report_number: row.reportNumber,
      issued_on: row.issuedOn,
      check_url: row.checkUrl,
      subject: JSON.stringify(row.subject),
    })
    .execute();
}

/** `replacedBy` null: withdrawn. */
export async function endCertificate(
  db: Db,
  { id, replacedBy, note }: { id: string; replacedBy: string | null; note: string },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({
      certificate_state: replacedBy === null ? 'WITHDRAWN' : 'REPLACED',
      replaced_by: replacedBy,
      note,
    })
    .where('id', '=', id)
    .execute();
}

export async function setScan(
  db: Db,
  { id, attachmentId }: { id: string; attachmentId: number },
): Promise<void> {
  await db.updateTable('certificates').set({ attachment_id: attachmentId }).where('id', '=', id).execute();
}

export interface StatedPiece {
  serialNumber: string;
  artikul: string;
  metal: string | null;
  probe: number | null;
  makersMark: string | null;
  weightMg: number;
  /** In hundredths of a millimetre. */
  size: number | null;
  lengthMm: number | null;
  stones: { kind: string; count: number; ct: string | null; color: string | null; clarity: string | null }[];
}

/** Returns the facts that our passport states about a piece. */
export async function findStatedPiece(db: ReadDb, itemId: number): Promise<StatedPiece | undefined> {
  const { rows } = await sql<StatedPiece>`
    select i.serial_number as "serialNumber", p.artikul, p.metal, i.probe, i.makers_mark as "makersMark", i.weight_mg as "weightMg",
      i.size_hundredths_mm as size, i.length_mm as "lengthMm",
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'count', s.count, 'ct', (s.carat_thousandths / 1000.0)::text,
        'color', s.color, 'clarity', s.clarity) order by s.position, s.id) from stones s where s.item_id = i.id), '[]') as stones
    from product_items i join products p on p.id = i.product_id where i.id = ${itemId}`.execute(db);
  return rows[0];
}

/** Counts a look-up of a number that was not found. */
export async function countMiss(
  db: Db,
  { typed, reason, now }: { typed: string; reason: 'FORM' | 'CHECK' | 'UNKNOWN'; now: Date },
): Promise<void> {
  await sql`
    insert into certificate_misses (typed, reason, first_at, last_at) values (${typed}, ${reason}, ${now}, ${now})
    on conflict (typed) do update set tries = certificate_misses.tries + 1, last_at = excluded.last_at, reason = excluded.reason`.execute(
    db,
  );
}

export interface MissRow {
  typed: string;
  reason: 'FORM' | 'CHECK' | 'UNKNOWN';
  tries: number;
  firstAt: Date;
  lastAt: Date;
}

export async function selectMisses(db: ReadDb, since: Date): Promise<MissRow[]> {
  return db
    .selectFrom('certificate_misses')
    .select(['typed', 'reason', 'tries', 'first_at as firstAt', 'last_at as lastAt'])
    .where('last_at', '>=', since)
    .orderBy('last_at', 'desc')
    .limit(500)
    .execute();
}

export async function deleteMisses(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('certificate_misses').where('last_at', '<', before).execute();
}
