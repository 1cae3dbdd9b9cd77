import { writeFileSync } from 'node:fs';
import bwip from 'bwip-js/node';

const size = { width: 640, height: 480 };
const framesPerSecond = 10;
/** Number of frames for which each code is in front of the camera. */
const framesOfCode = 18;

export interface PlayedCode {
  kind: 'code128' | 'datamatrix' | 'qrcode';
  text: string;
}

/** Writes a film for Chromium's camera: these codes, one after the other, black on white. */
export function writePlayedCamera(file: string, codes: readonly PlayedCode[]): void {
  const { width, height } = size;
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frames = codes.flatMap((code) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), paint(code), chroma]);
    return Array.from({ length: framesOfCode }, () => frame);
  });
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...frames]));
}

/** The brightness of each pixel, with the code in the middle. */
function paint({ kind, text }: PlayedCode): Buffer {
  const pixels = Buffer.alloc(size.width * size.height, 235);
  const rows = kind === 'code128' ? bars(text) : modules(kind, text);
  const [first = []] = rows;
  const unit = Math.floor(Math.min((size.width * 0.8) / first.length, (size.height * 0.7) / rows.length));
  const left = Math.floor((size.width - unit * first.length) / 2);
  const top = Math.floor((size.height - unit * rows.length) / 2);
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < unit; line += 1) {
          const from = (top + y * unit + line) * size.width + left + x * unit;
          pixels.fill(16, from, from + unit);
        }
  return pixels;
}

function modules(kind: 'datamatrix' | 'qrcode', text: string): boolean[][] {
  const [code] = bwip.raw({ bcid: kind, text });
  if (code === undefined || !('pixs' in code)) throw new Error(`no ${kind} of ${text}`);
  const { pixs, pixx, pixy } = code;
  return Array.from({ length: pixy }, (_row, y) =>
    Array.from({ length: pixx }, (_column, x) => pixs[y * pixx + x] === 1),
  );
}

/** The bars of a Code 128 as rows of modules, each dark or light in turn. */
function bars(text: string): boolean[][] {
  const [code] = bwip.raw({ bcid: 'code128', text });
  if (code === undefined || !('sbs' in code)) throw new Error(`no barcode of ${text}`);
  const row = [...code.sbs].flatMap((width, nth) => Array.from({ length: width }, () => nth % 2 === 0));
  return Array.from({ length: 60 }, () => row);
}
