import type { Db, ReadDb } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { lastNumber } from '#server/certificate/register.ts';
import { ImportProblem } from '../report/import-problem.ts';
import type { CertificatePlan } from './plan-certificates.ts';
import { insertCertificates, markReplaced } from './queries-certificates.ts';

/** The position in the register of a year. */
export interface Register {
  year: number;
  /** The greatest number used so far. */
  last: number;
}

/** Six digits. */
const lastOfYear = 999_999;

/** Opens the register of the day's year. Refuses (ImportProblem) if it has no room for this many certificates. Reserves nothing. */
export async function openRegister(
  db: ReadDb,
  { today, count }: { today: string; count: number },
): Promise<Register> {
  const year = Number(today.slice(0, 4));
  const last = await lastNumber(db, year);
  if (last + count <= lastOfYear) return { year, last };
  throw new ImportProblem('REGISTER_FULL', { year, last, count, max: lastOfYear });
}

export type CertificateOfPiece = CertificatePlan & { itemId: number };

/**
 * Numbers the certificates, writes them, and links replaced ones to them. If a number was taken concurrently, the primary key refuses it:
 * `isTakenNumber`, and the batch is retried.
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

/** Whether another transaction has taken a number concurrently. */
export const isTakenNumber = (error: unknown): boolean => violates(error, 'certificates_pkey');
