import { fillText } from '#contract/wording-rules.ts';
import type { Language } from '#contract/words.ts';
import en from '#texts/en/certificate.json' with { type: 'json' };
import ru from '#texts/ru/certificate.json' with { type: 'json' };
import uz from '#texts/uz/certificate.json' with { type: 'json' };
import type { CertificateRow } from './queries.ts';

export type Words = Record<Language, string>;

/** The content of a printed certificate. */
export interface CertificateDocument {
  id: string;
  titles: Words;
  /** The number of a laboratory's report. */
  number: string | null;
  issuedOn: string;
  name: Words;
  facts: { label: Words; value: string }[];
  /** The page that the QR code leads to. */
  address: string;
  /** Large words across the page; none on a valid certificate. */
  marks: string[];
  /** Says of a demo report that no laboratory issued it. */
  specimenNote: Words | null;
}

type PaperFacts = Pick<CertificateRow, 'laboratory' | 'report_number' | 'attachment_key'>;

/** Prefix of demo report numbers; no laboratory uses it. */
const specimenNumber = /^DEMO-/;
const isPassport = ({ laboratory }: PaperFacts): boolean => laboratory === 'ZARONA';
const isSpecimen = ({ report_number: number }: PaperFacts): boolean => specimenNumber.test(number ?? '');

/** Whether the shop can print it: its own passports and the demo's specimens. Laboratories' reports exist only as scans. */
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
    marks: marksOf(row),
    specimenNote: isSpecimen(row) ? wordsOf(({ specimen }) => specimen) : null,
  };
}

/** A certificate that no longer applies is marked in the shop's languages: its page is found only by who scans the code. */
function marksOf(row: CertificateRow): string[] {
  const { certificate_state: state } = row;
  const ended = state === 'VALID' ? [] : Object.values(wordsOf((all) => all.state[state]));
  const specimen = isSpecimen(row) ? ['Образец', 'Specimen'] : [];
  return [...specimen, ...ended].map((word) => word.toUpperCase());
}

type Texts = Pick<typeof en, 'passport' | 'report' | 'specimen' | 'label' | 'state'>;
const texts: Record<Language, Texts> = { ru, uz, en };

const wordsOf = (read: (texts: Texts) => string): Words => ({
  ru: read(texts.ru),
  uz: read(texts.uz),
  en: read(texts.en),
});

const reportTitles = (laboratory: string): Words => wordsOf(({ report }) => fillText(report, { laboratory }));

/** The metal's name, or the printed code if the shop does not know the metal. */
function metalOf({ metal_name: name }: Pick<CertificateRow, 'metal_name'>, printed: string): string {
  if (name === null) return printed;
  return [...new Set([name.ru, name.uz || name.ru, name.en || name.ru])].join(' · ');
}

const lookUp = (words: Record<string, string>, key: string): string | undefined => words[key];

function readSubject(subject: unknown): [key: string, value: string][] {
  return Object.entries(subject ?? {}).map(([key, value]) => [key, String(value)]);
}
