import {
  type CertificateSubject,
  passportSubject,
  reportSubject,
} from '#domain/import/certificate-subjects.ts';
import type { FactValue } from '#domain/import/read-field.ts';
import type { ImportedRow } from '#domain/import/read-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { textAt } from '../made-facts.ts';
import type { MadeProduct } from '../plan-product.ts';
import type { Change } from '../change.ts';
import type { KnownPaper, KnownPiece } from '../queries-known.ts';

/** The issuer of our passports. */
const ours = 'ZARONA';

/** Pages on which laboratories verify their reports. */
const checkUrls: Readonly<Record<string, string>> = {
  GIA: 'https://www.gia.edu/report-check-landing',
  IGI: 'https://www.igi.org/verify-your-report/',
  HRD: 'https://my.hrdantwerp.com/',
};

/** A certificate to be written; it is numbered when it is written. */
export interface CertificatePlan {
  laboratory: string;
  /** Null = our passport. */
  reportNumber: string | null;
  /** YYYY-MM-DD. */
  issuedOn: string;
  subject: CertificateSubject;
  checkUrl: string | null;
  /** The number of the certificate that it replaces. */
  replaces: string | null;
}

/** The piece after and before the import. */
export interface CertificatePlanInput {
  known: KnownPiece | null;
  product: MadeProduct;
  facts: Record<string, FactValue>;
  stones: readonly Record<string, FactValue>[];
  today: string;
}

/** Returns why the row's report cannot be written; null = it can, or the row has none. */
export function findReportProblem(
  { report }: ImportedRow,
  { stones, today }: CertificatePlanInput,
): RowProblem | null {
  const issuedOn = textAt(report, 'report_issued_on');
  if (issuedOn === null) return null;
  if (stones.length === 0) return { code: 'EMPTY', field: 'stones.0.kind', value: '' };
  if (issuedOn <= today) return null;
  return { code: 'OUT_OF_RANGE', field: 'report.reportIssuedOn', value: issuedOn, detail: 'maximum' };
}

/**
 * Plans a passport for a new piece and for one whose valid passport is no longer correct, and the row's report unless it is registered
 * already. A row without a report removes none.
 */
export function planCertificates(row: ImportedRow, ground: CertificatePlanInput): CertificatePlan[] {
  return [planPassport(row, ground), planReport(row, ground)].filter((paper) => paper !== null);
}

function planPassport(
  { serialNumber, artikul }: ImportedRow,
  { known, product: { metal }, facts, stones, today }: CertificatePlanInput,
): CertificatePlan | null {
  const subject = passportSubject({ serialNumber, artikul, metal, piece: facts, stones });
  const passport = { laboratory: ours, reportNumber: null, issuedOn: today, subject, checkUrl: null };
  if (known === null) return { ...passport, replaces: null };
  const current = known.papers.find(({ laboratory }) => laboratory === ours);
  const before = passportSubject({ serialNumber, artikul, metal, piece: known.facts, stones: known.stones });
  if (current === undefined || states(before, subject)) return null;
  return { ...passport, replaces: current.id };
}

const states = (one: CertificateSubject, other: CertificateSubject): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function planReport(
  { report }: ImportedRow,
  { known, stones }: CertificatePlanInput,
): CertificatePlan | null {
  const [laboratory, reportNumber, issuedOn] = ['laboratory', 'report_number', 'report_issued_on'].map(
    (column) => textAt(report, column),
  );
  const [stone] = stones;
  if (laboratory == null || reportNumber == null || issuedOn == null || stone === undefined) return null;
  const reports = (known?.papers ?? []).filter((paper) => paper.laboratory !== ours);
  const same = reports.find(
    (paper) => paper.laboratory === laboratory && paper.report_number === reportNumber,
  );
  const subject = reportSubject(stone);
  if (same !== undefined && same.issued_on === issuedOn && isStatedBy(same, subject)) return null;
  return {
    laboratory,
    reportNumber,
    issuedOn,
    // facts that were added by hand (an inscription, how the stone was grown) are preserved
    subject: { ...same?.subject, ...subject },
    checkUrl: checkUrls[laboratory] ?? null,
    // if there are several reports, it is unclear which one a new number replaces
    replaces: (same ?? (reports.length === 1 ? reports[0] : undefined))?.id ?? null,
  };
}

const isStatedBy = (paper: KnownPaper, subject: CertificateSubject): boolean =>
  Object.entries(subject).every(([key, value]) => paper.subject[key] === value);

/** Describes a new or replaced report as a change of its piece. */
export function reportChanges(papers: readonly CertificatePlan[], known: KnownPiece): Change[] {
  return papers
    .filter(({ reportNumber }) => reportNumber !== null)
    .map(({ laboratory, reportNumber, issuedOn, replaces }) => {
      const old = known.papers.find(({ id }) => id === replaces);
      return {
        field: 'report',
        from: old === undefined ? '—' : `${old.laboratory} ${old.report_number ?? ''} ${old.issued_on}`,
        to: `${laboratory} ${reportNumber ?? ''} ${issuedOn}`,
      };
    });
}
