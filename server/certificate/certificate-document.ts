import type { Language } from '#contract/words.ts';
import en from '#texts/en/certificate.json' with { type: 'json' };
import ru from '#texts/ru/certificate.json' with { type: 'json' };
import uz from '#texts/uz/certificate.json' with { type: 'json' };
import type { CertificateRow } from './queries.ts';

export type Words = Record<Language, string>;

/** What a paper of the register says when it is printed. */
export interface CertificateDocument {
  id: string;
  titles: Words;
  /** The number of a laboratory's report. */
  number: string | null;
  issuedOn: string;
  name: Words;
  facts: { label: Words; value: string }[];
  /** Its page, which the QR code leads to. */
  address: string;
  /** A laboratory's report of the demo, which no laboratory wrote. */
  isSpecimen: boolean;
  specimenNote: Words | null;
}

type PaperFacts = Pick<CertificateRow, 'laboratory' | 'report_number' | 'attachment_key'>;

/** Report numbers of the demo begin so; no laboratory's do. */
const specimenNumber = /^DEMO-/;
const isPassport = ({ laboratory }: PaperFacts): boolean => laboratory === 'ZARONA';
const isSpecimen = ({ report_number: number }: PaperFacts): boolean => specimenNumber.test(number ?? '');

/** The shop prints its own passports, and specimens of the demo's reports; what a laboratory wrote only a scan can show. */
export function hasDocument(paper: PaperFacts): boolean {
  return paper.attachment_key === null && (isPassport(paper) || isSpecimen(paper));
}

export function documentOf(row: CertificateRow, publicUrl: string): CertificateDocument {
  const subject = readSubject(row.subject);
  return {
    id: row.id,
    titles: isPassport(row) ? wordsOf(({ passport }) => passport) : reportTitles(row.laboratory),
    number: row.report_number,
    issuedOn: row.issued_on,
    name: row.name,
    facts: subject.map(([key, value]) => ({
      label: wordsOf(({ label }) => lookUp(label, key) ?? key),
      value: key === 'metal' ? metalOf(row, value) : value,
    })),
    address: `${publicUrl}/certificate/${row.id}`,
    isSpecimen: isSpecimen(row),
    specimenNote: isSpecimen(row) ? wordsOf(({ specimen }) => specimen) : null,
  };
}

type Texts = Pick<typeof en, 'passport' | 'report' | 'specimen' | 'label'>;
const texts: Record<Language, Texts> = { ru, uz, en };

const wordsOf = (read: (texts: Texts) => string): Words => ({
  ru: read(texts.ru),
  uz: read(texts.uz),
  en: read(texts.en),
});

const reportTitles = (laboratory: string): Words =>
  wordsOf(({ report }) => report.replace('{{laboratory}}', laboratory));

/** A metal in words; one that the shop does not know as it is printed. */
function metalOf({ metal_name: name }: Pick<CertificateRow, 'metal_name'>, printed: string): string {
  if (name === null) return printed;
  return [...new Set([name.ru, name.uz || name.ru, name.en || name.ru])].join(' · ');
}

const lookUp = (words: Record<string, string>, key: string): string | undefined => words[key];

function readSubject(subject: unknown): [key: string, value: string][] {
  return Object.entries(subject ?? {}).map(([key, value]) => [key, String(value)]);
}
