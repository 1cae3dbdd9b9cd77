import { inflateSync } from 'node:zlib';

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled rectangles on each page of a PDF, in points from its upper left corner; codes are drawn with them. */
function filledRects(pdf: Buffer): Rect[][] {
  const text = pdf.toString('latin1');
  const pages: Rect[][] = [];
  for (const { index, 0: head } of text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const from = index + head.length;
    const content = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    // skips other streams, for example fonts
    if (content.includes(' cm\n')) pages.push(rectsOf(content));
  }
  return pages;
}

/** pdfkit draws from the upper left corner: its first `cm` flips the page. */
function rectsOf(content: string): Rect[] {
  const rects: Rect[] = [];
  let path: Rect[] = [];
  for (const line of content.split('\n')) {
    const [, x, y, width, height] = /^(\S+) (\S+) (\S+) (\S+) re$/.exec(line) ?? [];
    if (height !== undefined)
      path.push({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) });
    else if (/^f\*?$/.test(line)) rects.push(...path.splice(0));
    else if (line === 'S') path = [];
  }
  return rects;
}

/** In the form of a browser's ImageData. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
  colorSpace: 'srgb';
}

const pixelsPerPoint = 5;

/** The page as a printer renders it: 360 dpi, black on white. */
function paint(rects: readonly Rect[], { width, height }: { width: number; height: number }): Pixels {
  const size = { width: Math.ceil(width * pixelsPerPoint), height: Math.ceil(height * pixelsPerPoint) };
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  const pixel = (points: number) => Math.round(points * pixelsPerPoint);
  for (const rect of rects)
    for (let y = pixel(rect.y); y < pixel(rect.y + rect.height); y++)
      for (let x = pixel(rect.x); x < pixel(rect.x + rect.width); x++)
        data.fill(0, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
  return { ...size, data, colorSpace: 'srgb' };
}

/** Each page of a PDF as a printer renders its rectangles, for a code decoder. */
export const paintPages = (pdf: Buffer, page: { width: number; height: number }): Pixels[] =>
  filledRects(pdf).map((rects) => paint(rects, page));
