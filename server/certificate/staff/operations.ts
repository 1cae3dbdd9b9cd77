import { sql } from 'kysely';
import type { StaffCertificate } from '#contract/admin/catalog/certificate.ts';
import type { staffCertificateOperations as declared } from '#contract/operations/admin/catalog/certificate.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { readNumbers } from '#domain/search/read-number.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { FileStore } from '#providers/files/port.ts';
import { addStaffOriginal } from '#server/attachment/media/add-staff-original.ts';
import { findPieceBySerial } from '#server/kit/find-piece.ts';
import { readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { findCertificate } from '../queries.ts';
import { issueCertificate, replaceCertificate, withdrawCertificate } from './issue-certificate.ts';
import {
  countCertificates,
  findReplaced,
  registerNumber,
  selectCertificates,
  selectMisses,
  setScan,
} from './queries-staff.ts';
import { missToWire, recordToWire, rowToWire } from './wire-staff.ts';

export interface StaffCertificateDeps {
  db: Db;
  files: FileStore;
}

const rememberedMs = 90 * dayMs;
const sorts = { issuedOn: { by: sql`c.issued_on`, type: 'date' as const } };

/** Operations of the staff on the register of certificates. */
export const staffCertificateOperations = {
  async listStaffCertificates({ db }: Pick<StaffCertificateDeps, 'db'>, { input }) {
    const { q, state, laboratory, issuedFrom, issuedTo, noScan } = input;
    const filter = {
      ...(q !== undefined && { q }),
      ...(state !== undefined && { states: state.split(',') }),
      ...(laboratory !== undefined && { laboratories: laboratory.split(',') }),
      ...(issuedFrom !== undefined && { issuedFrom }),
      ...(issuedTo !== undefined && { issuedTo }),
      ...(noScan !== undefined && { noScan }),
    };
    const page = await readPage(input, {
      sorts,
      defaultSort: '-issuedOn',
      id: registerNumber,
      select: (part) => selectCertificates(db, filter, part),
      count: (wanted) => countCertificates(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(rowToWire) };
  },

  async listCertificateMisses({ db }, { now }) {
    return (await selectMisses(db, new Date(now.getTime() - rememberedMs))).map(missToWire);
  },

  getStaffCertificate: ({ db }, { input: { id } }) => read(db, id),

  async issueCertificate({ db }, { input: { serialNumber, laboratory, ...reported }, now }) {
    const { id: itemId } = await findPieceBySerial(db, readNumbers(serialNumber), '/serialNumber');
    return read(db, await issueCertificate(db, { itemId, laboratory, reported, now }));
  },

  async replaceCertificate({ db }, { input: { id, reason, ...reported }, now }) {
    return read(db, await replaceCertificate(db, { id, reason, reported, now }));
  },

  async withdrawCertificate({ db }, { input }) {
    await withdrawCertificate(db, input);
    return read(db, input.id);
  },

  async addCertificateScan({ db, files }, { caller, input: { id, name, content } }) {
    const certificate = await findCertificate(db, id);
    if (certificate === undefined) throw new Refusal('NOT_FOUND');
    const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
    const original = { name: `certificates/${id}${ending}`, content, alt: certificate.name };
    await addStaffOriginal(
      { db, files },
      {
        caller,
        original,
        action: 'certificates.scan',
        resource: 'certificate',
        recordId: id,
        join: (db, attachmentId) => setScan(db, { id, attachmentId }),
      },
    );
    return read(db, id);
  },
} satisfies StaffFunctions<typeof declared, StaffCertificateDeps>;

async function read(db: ReadDb, id: string): Promise<StaffCertificate> {
  const row = await findCertificate(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return recordToWire(row, await findReplaced(db, id));
}
