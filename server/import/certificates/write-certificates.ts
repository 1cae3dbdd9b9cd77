import type { Db, ReadDb } from '#database/connect.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { ImportProblem } from '../report/import-problem.ts';
import type { CertificatePlan } from './plan-certificates.ts';
import { findLastPaper, insertCertificates, markReplaced } from './queries-certificates.ts';

/** Where the register of a year goes on. */
export interface Register {
  year: number;
  /** The greatest running number it has. */
  last: number;
}

/** Six digits. */
const lastOfYear = 999_999;

/** The register of the day's year. Refuses (ImportProblem) where it has no room for so many certificates. Reserves nothing. */
export async function openRegister(
  db: ReadDb,
  { today, count }: { today: string; count: number },
): Promise<Register> {
  const year = Number(today.slice(0, 4));
  const id = await findLastPaper(db, year);
  const last = id === undefined ? 0 : Number(id.slice(8, 14));
  if (last + count <= lastOfYear) return { year, last };
  throw new ImportProblem(
    `Реестр сертификатов ${year} года полон: последний номер ${last}, нужно ещё ${count}, а номеров всего ${lastOfYear}. Эта часть файла не записана.`,
  );
}

export type CertificateOfPiece = CertificatePlan & { itemId: number };

/**
 * Numbers the certificates from where the register goes on, and writes them; those they replace point at them. A number that somebody
 * else took meanwhile is refused by the primary key: `isTakenNumber`, and the batch runs again.
 */
export async function writeCertificates(
  db: Db,
  { year, last }: Register,
  papers: readonly CertificateOfPiece[],
): Promise<void> {
  const numbered = papers.map((paper, place) => ({ ...paper, id: certificateId(year, last + 1 + place) }));
  await insertCertificates(
    db,
    numbered.map(({ id, itemId, laboratory, reportNumber, issuedOn, subject, checkUrl }) => ({
      id,
      item_id: itemId,
      laboratory,
      report_number: reportNumber,
      issued_on: issuedOn,
      subject,
      check_url: checkUrl,
    })),
  );
  await markReplaced(
    db,
    numbered.flatMap(({ id, replaces }) => (replaces === null ? [] : [{ id: replaces, replaced_by: id }])),
  );
}

/** Another writer of certificates was faster with a number. */
export function isTakenNumber(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === 'certificates_pkey'
  );
}
