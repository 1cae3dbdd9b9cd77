import { encodeQR } from 'qr';
import { languages } from '#contract/words.ts';
import type { CertificateDocument, Words } from './certificate-document.ts';
import { drawPdf, ink, type Page, quietInk, write } from './draw-text.ts';

/** In points: the margin of an A5 page, the column of labels, the side of the QR code. */
const margin = 36;
const labelWidth = 190;
const qrSide = 72;

/**
 * Draws a certificate as a PDF: A5, in the shop's three languages, with a QR code to its page, and with its marks across the
 * page.
 */
export const drawDocument = (shown: CertificateDocument): Promise<Buffer> =>
  drawPdf({ size: 'A5', margin, info: { Title: shown.id } }, (doc) => {
    drawHead(doc, shown);
    drawFacts(doc, shown);
    drawFoot(doc, shown);
    drawMarks(doc, shown.marks);
  });

function drawHead(
  doc: Page,
  { titles, id, number, issuedOn, name, specimenNote }: CertificateDocument,
): void {
  write(doc, 'Zarona', { face: 'title', size: 24 });
  write(doc, inAll(titles), { face: 'title', size: 13 });
  write(doc, [number === null ? id : `${number} (${id})`, issuedOn].join(' · '), {
    size: 9,
    color: quietInk,
  });
  doc.moveDown(0.5);
  write(doc, inAll(name), { size: 10 });
  if (specimenNote !== null) write(doc, inAll(specimenNote), { size: 8, color: quietInk });
  doc.moveDown(0.8);
}

function drawFacts(doc: Page, { facts }: CertificateDocument): void {
  const width = doc.page.width - 2 * margin;
  for (const { label, value } of facts) {
    const top = doc.y;
    write(doc, inAll(label), { size: 7.5, color: quietInk, at: [margin, top], width: labelWidth });
    const labelEnd = doc.y;
    write(doc, value, { size: 9, at: [margin + labelWidth + 10, top], width: width - labelWidth - 10 });
    doc.y = Math.max(doc.y, labelEnd) + 4;
  }
}

function drawFoot(doc: Page, { address }: CertificateDocument): void {
  const top = doc.page.height - margin - qrSide;
  const modules = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = qrSide / modules.length;
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) doc.rect(margin + x * side, top + y * side, side, side);
  doc.fill(ink);
  const left = margin + qrSide + 12;
  const width = doc.page.width - left - margin;
  write(doc, address, { size: 7.5, color: quietInk, at: [left, top + qrSide / 2], width });
}

function drawMarks(doc: Page, marks: readonly string[]): void {
  const { width, height } = doc.page;
  doc
    .save()
    .rotate(-50, { origin: [width / 2, height / 2] })
    .opacity(0.16);
  const lettering = { face: 'title', size: 40, color: '#a01c32', width, align: 'center' } as const;
  const lineHeight = 50;
  const top = (height - marks.length * lineHeight) / 2;
  // one script per call, because the library centers each run of a line separately
  for (const [nth, mark] of marks.entries())
    write(doc, mark, { ...lettering, at: [0, top + nth * lineHeight] });
  doc.restore();
}

/** The texts in all languages, without duplicates. */
const inAll = (words: Words): string =>
  [...new Set(languages.map((language) => words[language]).filter(Boolean))].join(' · ');
