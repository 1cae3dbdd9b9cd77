import type { ReadDb } from '#database/connect.ts';
import type { CertificatesTable, LocalizedText } from '#database/schema.ts';

export interface CertificateRow {
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
  serial_number: string;
  product_id: number;
  artikul: string;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

/** A certificate stays public whatever became of its piece or product: somebody owns the piece. */
export async function findCertificate(db: ReadDb, id: string): Promise<CertificateRow | undefined> {
  return db
    .selectFrom('certificates as c')
    .innerJoin('product_items as item', 'item.id', 'c.item_id')
    .innerJoin('products as p', 'p.id', 'item.product_id')
    .leftJoin('attachments as scan', 'scan.id', 'c.attachment_id')
    .select([
      'c.id',
      'c.certificate_state',
      'c.replaced_by',
      'c.laboratory',
      'c.report_number',
      'c.issued_on',
      'c.note',
      'c.subject',
    ])
    .select([
      'scan.key as attachment_key',
      'c.check_url',
      'item.serial_number',
      'p.id as product_id',
      'p.artikul',
      'p.name',
    ])
    .select(['p.slug_uz', 'p.slug_ru', 'p.slug_en'])
    .where('c.id', '=', id)
    .executeTakeFirst();
}
