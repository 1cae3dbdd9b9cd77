import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

export interface NewPaperRow {
  id: string;
  item_id: number;
  laboratory: string;
  report_number: string | null;
  issued_on: string;
  subject: Record<string, string>;
  check_url: string | null;
}

const paperColumns = sql.raw('id, item_id, laboratory, report_number, issued_on, subject, check_url');

export async function insertCertificates(db: Db, papers: readonly NewPaperRow[]): Promise<void> {
  if (papers.length === 0) return;
  await sql`
    insert into certificates (${paperColumns})
    select ${paperColumns} from jsonb_populate_recordset(null::certificates, ${JSON.stringify(papers)}::jsonb)`.execute(
    db,
  );
}

/** Marks these certificates as replaced and links their replacements. */
export async function markReplaced(
  db: Db,
  replaced: readonly { id: string; replaced_by: string }[],
): Promise<void> {
  if (replaced.length === 0) return;
  await sql`
    update certificates c set certificate_state = 'REPLACED', replaced_by = n.replaced_by
    from jsonb_populate_recordset(null::certificates, ${JSON.stringify(replaced)}::jsonb) n
    where c.id = n.id and c.certificate_state = 'VALID'`.execute(db);
}
