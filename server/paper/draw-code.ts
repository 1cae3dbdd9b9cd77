import bwip from 'bwip-js/node';
import type { Page } from '#server/certificate/draw-text.ts';

/** Rows of modules, true = dark. */
export type Modules = boolean[][];

/** The modules of a code: DataMatrix (ECC 200) for a serial number, QR for an address (error correction M). */
export function codeModules(kind: 'datamatrix' | 'qrcode', text: string): Modules {
  const [code] = bwip.raw({ bcid: kind, text, ...(kind === 'qrcode' && { eclevel: 'M' }) });
  if (code === undefined || !('pixs' in code)) throw new Error(`${text} cannot be encoded as ${kind}`);
  const { pixs, pixx, pixy } = code;
  return Array.from({ length: pixy }, (_row, y) =>
    Array.from({ length: pixx }, (_column, x) => pixs[y * pixx + x] === 1),
  );
}

/** The bars of a Code 128, alternately dark and light, in multiples of the narrowest width. */
function code128Bars(text: string): number[] {
  const [code] = bwip.raw({ bcid: 'code128', text });
  if (code === undefined || !('sbs' in code)) throw new Error(`${text} cannot be encoded as a barcode`);
  return [...code.sbs];
}

/** Draws modules into a square of `side` points. */
export function drawModules(
  doc: Page,
  modules: Modules,
  { left, top, side }: { left: number; top: number; side: number },
): void {
  const module = side / modules.length;
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) doc.rect(left + x * module, top + y * module, module, module);
  doc.fill('#000');
}

/** Draws a Code 128 of this size in points. */
export function drawCode128(
  doc: Page,
  text: string,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): void {
  const bars = code128Bars(text);
  const unit = width / bars.reduce((sum, bar) => sum + bar, 0);
  let at = left;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) doc.rect(at, top, bar * unit, height);
    at += bar * unit;
  }
  doc.fill('#000');
}
