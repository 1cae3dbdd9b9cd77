import { drawPdf, linesOf, type Page, quietInk, write } from '#server/certificate/draw-text.ts';
import { codeModules, drawModules } from './draw-code.ts';
import type { PrintedLabel } from './label-lines.ts';

const mm = 72 / 25.4;
/** A label of the roll, in points. */
const label = { width: 58 * mm, height: 40 * mm };
const margin = 2 * mm;
/** The QR code is at least 15 mm wide (backoffice.md 2.4), the DataMatrix 10 mm. */
const qrSide = 15.5 * mm;
const matrixSide = 10 * mm;
const a4 = { width: 210 * mm, height: 297 * mm };

/** Draws labels as a PDF: one per page of the roll, or as many as fit on an A4 sheet, with thin cutting lines. */
export async function drawLabels(labels: readonly PrintedLabel[], layout: 'ROLL' | 'SHEET'): Promise<Buffer> {
  const size: [number, number] = layout === 'ROLL' ? [label.width, label.height] : [a4.width, a4.height];
  return drawPdf({ size, margin: 0, autoFirstPage: false, info: { Title: 'Zarona' } }, (doc) => {
    if (layout === 'ROLL') drawRoll(doc, labels);
    else drawSheets(doc, labels);
  });
}

function drawRoll(doc: Page, labels: readonly PrintedLabel[]): void {
  for (const one of labels) {
    doc.addPage();
    drawLabel(doc, one, { left: 0, top: 0 });
  }
}

function drawSheets(doc: Page, labels: readonly PrintedLabel[]): void {
  const columns = Math.floor(a4.width / label.width);
  const rows = Math.floor(a4.height / label.height);
  const edge = { left: (a4.width - columns * label.width) / 2, top: (a4.height - rows * label.height) / 2 };
  for (const [index, one] of labels.entries()) {
    const place = index % (columns * rows);
    if (place === 0) doc.addPage();
    const left = edge.left + (place % columns) * label.width;
    const top = edge.top + Math.floor(place / columns) * label.height;
    doc.lineWidth(0.25).rect(left, top, label.width, label.height).stroke(quietInk);
    drawLabel(doc, one, { left, top });
  }
}

interface Corner {
  left: number;
  top: number;
}

function drawLabel(
  doc: Page,
  { name, lines, price, serial, passport }: PrintedLabel,
  { left, top }: Corner,
): void {
  const codesLeft = left + label.width - margin - qrSide;
  const width = codesLeft - left - 2 * margin;
  const x = left + margin;
  write(doc, 'Zarona', { face: 'title', size: 10, at: [x, top + margin], width });
  let y = top + margin + 14;
  for (const line of linesOf(doc, name, { width, size: 7, most: 2 })) {
    write(doc, line, { size: 7, at: [x, y], width: width + margin });
    y += 8.5;
  }
  y += 2;
  for (const line of lines.flatMap((text) => linesOf(doc, text, { width, size: 5.5, most: 2 }))) {
    write(doc, line, { size: 5.5, at: [x, y], width: width + margin });
    y += 7;
  }
  write(doc, price, { size: 11, at: [x, top + label.height - margin - 13], width: width + margin });
  const matrix = codeModules('datamatrix', serial);
  const centered = codesLeft + (qrSide - matrixSide) / 2;
  drawModules(doc, matrix, {
    left: centered,
    top: top + label.height - margin - matrixSide,
    side: matrixSide,
  });
  if (passport !== null)
    drawModules(doc, codeModules('qrcode', passport), {
      left: codesLeft,
      top: top + margin + 2,
      side: qrSide,
    });
}
