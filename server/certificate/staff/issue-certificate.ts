import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { nextCertificateId } from '../register.ts';
import {
  type CertificateRecord,
  endCertificate,
  findStatedPiece,
  hasValidPassport,
  insertCertificate,
  lockCertificate,
} from './queries-staff.ts';
import { passportSubject } from './wire-staff.ts';

const ours = 'ZARONA';

interface Reported {
  reportNumber: string | null;
  issuedOn: string;
  checkUrl: string | null;
}

/**
 * Issues a certificate for a piece with the next number of the register. Our own passport states the stored facts of the piece, and a piece
 * can have only one. Refuses with CERTIFICATE_STATE_CONFLICT if it already has one.
 */
export async function issueCertificate(
  db: Db,
  {
    itemId,
    laboratory,
    reported,
    now,
  }: { itemId: number; laboratory: string; reported: Reported; now: Date },
): Promise<string> {
  const id = await nextCertificateId(db, now);
  if (laboratory === ours && (await hasValidPassport(db, itemId)))
    throw new Refusal('CERTIFICATE_STATE_CONFLICT', { state: 'VALID' }, [
      { path: '/serialNumber', code: 'hasPassport' },
    ]);
  await insert(db, { id, itemId, laboratory, reported });
  return id;
}

/** Issues a new certificate that replaces a valid one. Refuses with NOT_FOUND, CERTIFICATE_STATE_CONFLICT. */
export async function replaceCertificate(
  db: Db,
  { id, reason, reported, now }: { id: string; reason: string; reported: Reported; now: Date },
): Promise<string> {
  const { itemId, laboratory } = await lockValid(db, id);
  const newId = await nextCertificateId(db, now);
  await insert(db, { id: newId, itemId, laboratory, reported });
  await endCertificate(db, { id, replacedBy: newId, note: reason });
  return newId;
}

/** Refuses with NOT_FOUND, CERTIFICATE_STATE_CONFLICT. */
export async function withdrawCertificate(
  db: Db,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await lockValid(db, id);
  await endCertificate(db, { id, replacedBy: null, note: reason });
}

async function lockValid(db: Db, id: string): Promise<CertificateRecord> {
  const certificate = await lockCertificate(db, id);
  if (certificate === undefined) throw new Refusal('NOT_FOUND');
  if (certificate.state !== 'VALID')
    throw new Refusal('CERTIFICATE_STATE_CONFLICT', { state: certificate.state });
  return certificate;
}

async function insert(
  db: Db,
  {
    id,
    itemId,
    laboratory,
    reported,
  }: { id: string; itemId: number; laboratory: string; reported: Reported },
): Promise<void> {
  const piece = laboratory === ours ? await findStatedPiece(db, itemId) : undefined;
  const subject = piece === undefined ? {} : passportSubject(piece);
  await insertCertificate(db, { id, itemId, laboratory, subject, ...reported });
}
