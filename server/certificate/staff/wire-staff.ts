import type {
  CertificateMiss,
  CertificateRow,
  StaffCertificate,
} from '#contract/admin/catalog/certificate.ts';
import { Certificate } from '#contract/catalog/certificate.ts';
import { Value } from 'typebox/value';
import { attachmentRef } from '#server/attachment/url.ts';
import { names } from '#server/kit/wire.ts';
import { hasDocument } from '../certificate-document.ts';
import type { CertificateRow as StoredCertificate } from '../queries.ts';
import type { MissRow, StaffCertificateListRow, StatedPiece } from './queries-staff.ts';

export const rowToWire = (row: StaffCertificateListRow): CertificateRow => ({
  id: row.number,
  state: row.state,
  laboratory: row.laboratory,
  reportNumber: row.reportNumber,
  issuedOn: row.issuedOn,
  serialNumber: row.serialNumber,
  artikul: row.artikul,
  ...names(row.name),
  hasScan:
    row.attachmentKey !== null ||
    hasDocument({
      laboratory: row.laboratory,
      report_number: row.reportNumber,
      attachment_key: row.attachmentKey,
    }),
});

export function recordToWire(row: StoredCertificate, replaces: string | null): StaffCertificate {
  const subject = Value.Parse(Certificate.properties.subject, row.subject);
  return {
    id: row.id,
    state: row.certificate_state,
    laboratory: row.laboratory,
    reportNumber: row.report_number,
    issuedOn: row.issued_on,
    serialNumber: row.serial_number,
    artikul: row.artikul,
    ...names(row.name),
    replacedBy: row.replaced_by,
    replaces,
    note: row.note,
    subject,
    metal: row.metal_name && names(row.metal_name),
    document: hasDocument(row)
      ? { url: `/api/v1/certificates/${row.id}/document.pdf` }
      : attachmentRef(row.attachment_key),
    checkUrl: row.check_url,
  };
}

export const missToWire = ({ firstAt, lastAt, ...miss }: MissRow): CertificateMiss => ({
  ...miss,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

/** The facts that our passport states about a piece, as they are printed. */
export function passportSubject(piece: StatedPiece): Record<string, string> {
  const { serialNumber, artikul, metal, probe, makersMark, weightMg, size, lengthMm, stones } = piece;
  const stated = {
    serialNumber,
    artikul,
    metal,
    probe: probe === null ? null : String(probe),
    makersMark,
    weightGrams: `${(weightMg / 1000).toFixed(2)} ± 0.02`,
    sizeMm: size === null ? null : String(size / 100),
    lengthCm: lengthMm === null ? null : String(lengthMm / 10),
    stones: stones.length === 0 ? null : stones.map(stoneLine).join('; '),
  };
  return Object.fromEntries(
    Object.entries(stated).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function stoneLine({ kind, count, ct, color, clarity }: StatedPiece['stones'][number]): string {
  const weight = ct === null ? null : `${Number(ct)} ct`;
  return [`${count} × ${kind}`, weight, color, clarity].filter((fact) => fact !== null).join(' ');
}
