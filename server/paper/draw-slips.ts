import { drawPdf, type Page, quietInk, write } from '#server/certificate/draw-text.ts';
import { drawCode128 } from './draw-code.ts';
import type { PrintedSlip } from './wire-slip.ts';

/** Points: the margin of an A5 page, the price column. */
const margin = 36;
const priceWidth = 96;

/** Draws packing slips as a PDF: A5, one order per page, with its number as a barcode that the back-office can open. */
export async function drawSlips(slips: readonly PrintedSlip[]): Promise<Buffer> {
  return drawPdf({ size: 'A5', margin, autoFirstPage: false, info: { Title: 'Zarona' } }, (doc) => {
    for (const slip of slips) {
      doc.addPage();
      drawSlip(doc, slip);
    }
  });
}

function drawSlip(doc: Page, { title, number, lead, lines, total }: PrintedSlip): void {
  const width = doc.page.width - 2 * margin;
  write(doc, 'Zarona', { face: 'title', size: 24 });
  write(doc, title, { face: 'title', size: 13 });
  doc.moveDown(0.6);
  drawCode128(doc, number, { left: margin, top: doc.y, width: 170, height: 34 });
  doc.y += 40;
  write(doc, number, { size: 11 });
  write(doc, lead, { size: 9, color: quietInk });
  doc.moveDown(1);
  for (const { name, facts, price } of lines) {
    const top = doc.y;
    drawRule(doc);
    write(doc, name, { size: 10, at: [margin, top + 6], width: width - priceWidth });
    write(doc, facts, { size: 8, color: quietInk, at: [margin, doc.y + 1], width: width - priceWidth });
    const bottom = doc.y;
    if (price !== null)
      write(doc, price, { size: 10, at: [margin + width - priceWidth, top + 6], width: priceWidth });
    doc.y = Math.max(bottom, doc.y) + 6;
  }
  drawRule(doc);
  if (total !== null) write(doc, total, { size: 11, at: [margin, doc.y + 8], width });
}

function drawRule(doc: Page): void {
  const { y } = doc;
  doc
    .lineWidth(0.5)
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .stroke(quietInk);
}
