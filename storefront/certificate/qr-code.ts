import { encodeQR } from 'qr';

/** Rows of modules, true = dark, without the quiet zone. */
export type Modules = boolean[][];

/** The QR code of a text: error correction M (ui.md CRF-8), as small as the text allows. */
export function qrCode(text: string): Modules {
  // the library draws a border of at least one module
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** The dark modules as an SVG path, one unit per module; the caller leaves a quiet zone of four modules around it. */
export function pathOf(modules: Modules): string {
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return runs.join('');
}
