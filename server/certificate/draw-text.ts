import path from 'node:path';
import PDFDocument from 'pdfkit';

const fonts = path.join(import.meta.dirname, '../preview/fonts');
/** A typeface has one file per script; digits and punctuation are in the Latin one. */
const faces = {
  title: ['ysabeau-office-latin.ttf', 'ysabeau-office-cyrillic.ttf'],
  text: ['onest-latin.ttf', 'onest-cyrillic.ttf'],
} as const;
type Face = keyof typeof faces;

export const ink = '#231a1f';
export const quietInk = '#6b5d64';

export type Page = InstanceType<typeof PDFDocument>;
type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** Draws a PDF and returns its bytes. */
export async function drawPdf(options: Options, draw: (doc: Page) => void): Promise<Buffer> {
  const [font] = faces.text;
  const doc = new PDFDocument({ font: path.join(fonts, font), ...options });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Lettering {
  face?: Face;
  /** In points. */
  size: number;
  color?: string;
  at?: readonly [x: number, y: number];
  width?: number;
  align?: 'center' | 'right';
}

const fontOf = (face: Face, run: string): string => {
  const [latin, cyrillic] = faces[face];
  return path.join(fonts, /^[Ѐ-ӿ№]/.test(run) ? cyrillic : latin);
};

/** Writes one paragraph; the font file changes with the script. */
export function write(doc: Page, text: string, lettering: Lettering): void {
  const { face = 'text', size, color = ink, at = [doc.page.margins.left, doc.y], width, align } = lettering;
  const runs = runsOf(text);
  doc.fillColor(color).fontSize(size);
  for (const [index, run] of runs.entries()) {
    doc.font(fontOf(face, run));
    const options = {
      continued: index < runs.length - 1,
      ...(width !== undefined && { width }),
      ...(align && { align }),
    };
    if (index === 0) doc.text(run, at[0], at[1], options);
    else doc.text(run, options);
  }
}

/** Returns the width of a line in points. */
function widthOf(doc: Page, text: string, { face = 'text', size }: Pick<Lettering, 'face' | 'size'>): number {
  doc.fontSize(size);
  return runsOf(text).reduce((sum, run) => sum + doc.font(fontOf(face, run)).widthOfString(run), 0);
}

/** Wraps words into lines of this width, at most `most` lines; a truncated text ends with `…`. */
export function linesOf(
  doc: Page,
  text: string,
  { width, size, most }: { width: number; size: number; most: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(doc, longer, { size }) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, `${line}…`];
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}

/** Splits a text into runs of one font file each; characters that neither file has are replaced. */
export const runsOf = (text: string): string[] =>
  text.replaceAll('±', '+/-').match(/[Ѐ-ӿ№]+|[^Ѐ-ӿ№]+/g) ?? [];
