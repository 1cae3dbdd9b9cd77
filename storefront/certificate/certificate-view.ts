import type { Certificate, Paper } from '#contract/catalog/certificate.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';
import { factsOf, worded, type Fact } from './paper-facts.ts';

export interface PaperView {
  id: string;
  state: Paper['state'];
  /** Whether it is the shop's own passport, not a laboratory's report. */
  isPassport: boolean;
  laboratory: string;
  reportNumber: string | null;
  issuedOn: string;
  facts: Fact[];
  scan: string | null;
  /** The address of its PDF. */
  document: string | null;
  checkUrl: string | null;
}

export interface CertificateView {
  /** The requested certificate. */
  shown: PaperView;
  /** Why it is not valid, or another remark about it. */
  note: string | null;
  replacedBy: string | null;
  /** The piece's certificates that are shown, the shop's passport first. */
  papers: PaperView[];
  serial: string;
  name: string;
  artikul: string;
  image: string | null;
  /** Null if the product no longer has a page. */
  href: string | null;
  /** This page's address, as printed on the tag. */
  address: string;
}

/** A certificate in the page's language; `origin` is scheme and host. */
export function certificateView(wire: Certificate, words: PageWords, origin: string): CertificateView {
  const { language } = words;
  const links = linksIn(language);
  const t = tIn(language);
  const shown = paperView(wire, words);
  // the certificate that replaced it has a separate page, which this one links to
  const others = wire.others.filter(({ id }) => id !== wire.replacedBy);
  const papers = [shown, ...others.map((paper) => paperView(paper, words))];
  return {
    shown,
    note: wire.note === null ? null : worded(t, `note.${wire.note}`, wire.note),
    replacedBy: wire.replacedBy,
    papers: papers.toSorted((one, other) => Number(other.isPassport) - Number(one.isPassport)),
    serial: wire.serialNumber,
    name: nameOf(wire.product, language),
    artikul: wire.product.artikul,
    image: wire.product.image?.url ?? null,
    href: wire.product.state === 'ACTIVE' ? links.product(wire.product, wire.serialNumber) : null,
    address: origin + links.certificate(wire.id),
  };
}

function paperView(paper: Paper, words: PageWords): PaperView {
  const { id, state, laboratory, reportNumber, issuedOn, attachment, checkUrl } = paper;
  const url = attachment?.url ?? null;
  const isDocument = url?.endsWith('.pdf') ?? false;
  return {
    id,
    state,
    isPassport: laboratory === 'ZARONA',
    laboratory,
    reportNumber,
    issuedOn,
    facts: factsOf(paper, { t: tIn(words.language), words }),
    scan: isDocument ? null : url,
    document: isDocument ? url : null,
    checkUrl,
  };
}
