import { replacementReasons, withdrawalReasons } from '../../words.ts';
import { Type, type Static } from 'typebox';
import { Paper } from '../../catalog/certificate.ts';
import { Artikul, Day, Instant, Line, Nullable, Shape, UrlRef, Words, names } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';

const states = ['VALID', 'REPLACED', 'WITHDRAWN'] as const;

/** Columns of the certificate list. */
export const certificateColumns = [
  'number',
  'state',
  'piece',
  'laboratory',
  'issued',
  'document',
  'model',
] as const;

/** `q`: the beginning of a register number, a report number, or the serial number of a piece. `issuedFrom`, `issuedTo`: inclusive. */
export const CertificatesQuery = Shape({
  ...listQuery(['issuedOn']),
  state: Type.Optional(AnyOf),
  laboratory: Type.Optional(AnyOf),
  issuedFrom: Type.Optional(Day),
  issuedTo: Type.Optional(Day),
  noScan: Type.Optional(Type.Boolean()),
});

const row = {
  id: Type.String(),
  state: Words(states),
  laboratory: Type.String(),
  reportNumber: Nullable(Type.String()),
  issuedOn: Day,
  serialNumber: Type.String(),
  artikul: Artikul,
  ...names,
};
/** `hasScan`: there is a scan, or a document that the shop prints. */
export const CertificateRow = Shape({ ...row, hasScan: Type.Boolean() });

/** `document`: the printed document or the scan; null = neither. */
export const StaffCertificate = Shape({
  ...row,
  replacedBy: Nullable(Type.String()),
  /** The certificate that this one replaced. */
  replaces: Nullable(Type.String()),
  note: Nullable(Type.String()),
  subject: Paper.properties.subject,
  /** The name of the metal that `subject` states by its code; null = none, or a code that the shop does not know. */
  metal: Nullable(Shape(names)),
  document: Nullable(UrlRef),
  checkUrl: Nullable(Type.String()),
});

export const StaffCertificateParams = Shape({
  id: Type.String({ maxLength: 40, pattern: '^ZC-[0-9]{4}-[0-9]{6}-[0-9A-Z*]{2}$' }),
});

const reported = {
  reportNumber: Nullable(Line(40)),
  issuedOn: Day,
  checkUrl: Nullable(Type.String({ maxLength: 300, pattern: '^https://' })),
};
/** `laboratory` ZARONA: the shop's own passport, which states the known facts of the piece. */
export const NewCertificate = Shape({
  serialNumber: Line(40),
  laboratory: Type.String({ pattern: '^[A-Z]{2,20}$' }),
  ...reported,
});
export const ReplaceCertificate = Shape({ reason: Words(replacementReasons), ...reported });
export const WithdrawCertificate = Shape({ reason: Words(withdrawalReasons) });

export const maxScanBytes = 64 * 1024 * 1024;
export const NewScan = Shape({ name: Type.String({ pattern: '^[^/]{1,100}\\.[A-Za-z0-9]{2,5}$' }) });

/** Numbers that shoppers looked up and that are not in the register. */
export const CertificateMisses = Type.Array(
  Shape({
    typed: Type.String(),
    reason: Words(['FORM', 'CHECK', 'UNKNOWN'] as const),
    tries: Type.Integer({ minimum: 1 }),
    firstAt: Instant,
    lastAt: Instant,
  }),
);

export type CertificateColumn = (typeof certificateColumns)[number];
export type CertificateRow = Static<typeof CertificateRow>;
export type StaffCertificate = Static<typeof StaffCertificate>;
export type CertificateMiss = Static<typeof CertificateMisses>[number];
