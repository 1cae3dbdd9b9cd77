import { drawPdf, type Page, quietInk, write } from '#server/certificate/draw-text.ts';
import type { PrintedAct } from './printed-act.ts';

/** Points: the margin of an A4 page, the height of the signatures, the width of the label column. */
const margin = 48;
const signatureHeight = 96;
const labelWidth = 150;
const gap = 8;

/** Draws an act as an A4 PDF, `copies` times, each starting on a new page. */
export async function drawAct(act: PrintedAct, copies: 1 | 2): Promise<Buffer> {
  return drawPdf({ size: 'A4', margin, autoFirstPage: false, info: { Title: act.title } }, (doc) => {
    for (let copy = 0; copy < copies; copy += 1) {
      doc.addPage();
      drawCopy(doc, act);
    }
  });
}

function drawCopy(doc: Page, act: PrintedAct): void {
  write(doc, 'Zarona', { face: 'title', size: 24 });
  write(doc, act.title, { face: 'title', size: 15 });
  doc.moveDown(0.8);
  drawPairs(doc, act.facts);
  doc.y += gap;
  drawHeads(doc, act);
  for (const row of act.rows) drawRow(doc, act, row);
  drawRule(doc);
  doc.y += gap;
  drawPairs(doc, act.totals);
  if (doc.y + signatureHeight > doc.page.height - margin) doc.addPage();
  doc.y += gap;
  write(doc, act.statement, { size: 9, at: [margin, doc.y], width: doc.page.width - 2 * margin });
  drawSignatures(doc, act.signatures);
}

function drawPairs(doc: Page, pairs: PrintedAct['facts']): void {
  const width = doc.page.width - 2 * margin - labelWidth;
  for (const [label, value] of pairs) {
    const top = doc.y;
    write(doc, label, { size: 9, color: quietInk, at: [margin, top], width: labelWidth - gap });
    const bottom = doc.y;
    write(doc, value, { size: 9, at: [margin + labelWidth, top], width });
    doc.y = Math.max(bottom, doc.y) + 3;
  }
}

function drawHeads(doc: Page, act: PrintedAct): void {
  drawCells(doc, act, { cells: act.columns.map(({ head }) => head), size: 7.5, color: quietInk });
}

function drawRow(doc: Page, act: PrintedAct, cells: readonly string[]): void {
  // keeps a row on one page
  if (doc.y > doc.page.height - margin - 40) {
    doc.addPage();
    drawHeads(doc, act);
  }
  drawRule(doc);
  doc.y += 4;
  drawCells(doc, act, { cells, size: 9 });
}

function drawCells(
  doc: Page,
  { columns }: PrintedAct,
  { cells, ...lettering }: { cells: readonly string[]; size: number; color?: string },
): void {
  const width = doc.page.width - 2 * margin;
  const top = doc.y;
  let bottom = top;
  let left = margin;
  for (const [nth, { share, isNumber }] of columns.entries()) {
    const align = isNumber ? ({ align: 'right' } as const) : {};
    write(doc, cells[nth] ?? '', { ...lettering, ...align, at: [left, top], width: width * share - gap });
    bottom = Math.max(bottom, doc.y);
    left += width * share;
  }
  doc.y = bottom + 4;
}

function drawSignatures(doc: Page, signatures: PrintedAct['signatures']): void {
  const width = (doc.page.width - 2 * margin) / 2;
  const top = doc.y + 40;
  for (const [nth, who] of signatures.entries()) {
    const left = margin + nth * width;
    doc
      .lineWidth(0.5)
      .moveTo(left, top)
      .lineTo(left + width - 3 * gap, top)
      .stroke(quietInk);
    write(doc, who, { size: 8, color: quietInk, at: [left, top + 4], width: width - 3 * gap });
  }
}

function drawRule(doc: Page): void {
  const { y } = doc;
  doc
    .lineWidth(0.5)
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .stroke(quietInk);
}
