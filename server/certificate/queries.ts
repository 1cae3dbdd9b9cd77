import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { CertificatesTable, LocalizedText } from '#database/schema.ts';

export interface PaperRow {
  id: string;
  certificate_state: 'VALID' | 'REPLACED' | 'WITHDRAWN';
  replaced_by: string | null;
  laboratory: string;
  report_number: string | null;
  issued_on: CertificatesTable['issued_on'];
  note: string | null;
  subject: unknown;
  attachment_key: string | null;
  check_url: string | null;
}

export interface CertificateRow extends PaperRow {
  item_id: number;
  /** The name of the metal on the certificate; null = the shop knows no such metal. */
  metal_name: LocalizedText | null;
  serial_number: string;
  product_id: number;
  artikul: string;
  product_state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  image_key: string | null;
}

const paperColumns = [
  'c.id',
  'c.certificate_state',
  'c.replaced_by',
  'c.laboratory',
  'c.report_number',
  'c.issued_on',
  'c.note',
  'c.subject',
  'c.check_url',
  'scan.key as attachment_key',
] as const;

/** Returns a certificate, which stays public whatever happens to its piece or product, because somebody owns the piece. */
export async function findCertificate(db: ReadDb, id: string): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates as c')
    .innerJoin('product_items as item', 'item.id', 'c.item_id')
    .innerJoin('products as p', 'p.id', 'item.product_id')
    .leftJoin('attachments as scan', 'scan.id', 'c.attachment_id')
    .leftJoin('product_attachments as main', (join) =>
      join.onRef('main.product_id', '=', 'p.id').on('main.is_main', '=', true),
    )
    .leftJoin('attachments as image', 'image.id', 'main.attachment_id')
    .leftJoin('metals as metal', (join) => join.on('metal.code', '=', sql<string>`c.subject ->> 'metal'`))
    .select(paperColumns)
    .select([
      'metal.name as metal_name',
      'c.item_id',
      'item.serial_number',
      'p.id as product_id',
      'p.artikul',
      'p.product_state',
    ])
    .select(['p.name', 'p.slug_uz', 'p.slug_ru', 'p.slug_en', 'image.address as image_key'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

/** Returns the other valid certificates of a piece. */
export async function selectOtherCertificates(
  db: ReadDb,
  { id, item_id }: { id: string; item_id: number },
): Promise<PaperRow[]> {
  return db
    .selectFrom('certificates as c')
    .leftJoin('attachments as scan', 'scan.id', 'c.attachment_id')
    .select(paperColumns)
    .where('c.item_id', '=', item_id)
    .where('c.id', '!=', id)
    .where('c.certificate_state', '=', 'VALID')
    .orderBy('c.id')
    .limit(10)
    .execute();
}

/**
 * Follows the replacements of a certificate and returns the id of the valid one at their end. Null if it was not replaced, or if the last
 * one was withdrawn.
 */
export async function findValidReplacement(db: ReadDb, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, certificate_state, replaced_by from certificates where id = ${id}
      union select c.id, c.certificate_state, c.replaced_by from certificates c join chain on c.id = chain.replaced_by
    )
    select id from chain where certificate_state = 'VALID' and id <> ${id}`.execute(db);
  return rows[0]?.id ?? null;
}
