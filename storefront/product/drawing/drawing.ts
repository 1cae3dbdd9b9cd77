import type { ProductItem } from '#contract/catalog/catalog.ts';
import { ear, handFor, neck, wristFor, type Body } from './drawing-parts.ts';
import { aloneSideMm } from './real-sides.ts';
import { drawRuler } from './ruler.ts';
import type { BodyPart } from './body-part.ts';

/** The piece's measures, mm; a typical value is used for unknown ones. */
export interface Measures {
  /** Inner diameter. */
  sizeMm: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  thicknessMm: number | null;
  /** CSS color of the metal. */
  color: string;
  /** Whether it has a hanging part, whose height is not that of the chain's links: pendants have one, chains do not. */
  hasPendant: boolean;
}

const plainMetal = '#bfc4c6';
const colors: Readonly<Record<string, string>> = {
  yellow: '#d9b25c',
  red: '#c98a6b',
  white: '#dadcdd',
  'two-tone': '#d9b25c',
  silver: '#c7cbcf',
  platinum: '#bfc4c6',
};

export function measuresOf(item: ProductItem, bodyPart: BodyPart, category: string): Measures {
  const { sizeMm, lengthCm, widthMm, heightMm, thicknessMm, metal } = item;
  return {
    sizeMm,
    lengthMm: lengthCm === null ? null : lengthCm * 10,
    widthMm,
    heightMm,
    thicknessMm,
    // loose stones have other drawings
    color: colors[metal ?? ''] ?? plainMetal,
    hasPendant: bodyPart === 'neck' && (category === 'pendants' || lengthCm === null),
  };
}

/** An SVG to scale: the piece on an outline of a part of the body, or alone; 1 unit = 1 mm in both (catalogue-plan 13). */
export function drawPiece(bodyPart: BodyPart, measures: Measures, isAlone: boolean): string {
  if (isAlone) {
    const side = aloneSideMm[bodyPart];
    const piece = bodyPart === 'ruler' ? inMiddleOf(side, measures) : drawAlone(bodyPart, measures);
    return framed(side, piece, '');
  }
  switch (bodyPart) {
    case 'hand':
      return onHand(measures);
    case 'ear':
      return framed(ear.side, hangingFrom(ear.at, measures), ear.path);
    case 'neck':
      return framed(neck.side, onNeck(measures), neck.path);
    case 'wrist':
      return onWrist(measures);
    case 'ruler':
      return atRuler(measures);
  }
}

/**
 * The background of the rendered pictures; the lines are equally thin at every size. The body's outline fades out
 * above the caption, so that no line crosses its text.
 */
function framed(side: number, piece: string, body: Body['path']): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${side} ${side}">` +
    '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f6f1ea"/><stop offset="1" stop-color="#ede4d8"/></linearGradient>' +
    `<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${side * 0.8}" y2="${side * 0.88}"><stop stop-color="#8f8187"/><stop offset="1" stop-color="#8f8187" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${side}" height="${side}" fill="url(#g)"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${body}" stroke="url(#b)" stroke-width="${side / 320}"/>` +
    `<g stroke="#20141a" stroke-width="${side / 400}">${piece}</g></g></svg>`
  );
}

const ellipse = ([x, y]: [number, number], [rx, ry]: [number, number], fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A strip around something, curved towards the viewer. */
function band({
  x,
  y,
  across,
  along,
  fill,
}: {
  x: number;
  y: number;
  across: number;
  along: number;
  fill: string;
}) {
  const [left, right] = [x - across / 2, x + across / 2];
  const bend = across * 0.1;
  return (
    `<path fill="${fill}" d="M${left} ${y - along / 2}Q${x} ${y - along / 2 + bend} ${right} ${y - along / 2}` +
    `v${along}Q${x} ${y + along / 2 + bend} ${left} ${y + along / 2}Z"/>`
  );
}

/** A plain band is as high as it is thick; a higher piece has a protruding head. */
const hasHead = ({ heightMm, thicknessMm, widthMm }: Measures) =>
  heightMm !== null && thicknessMm !== null && widthMm !== null && heightMm - thicknessMm > 0.7;

function onHand(measures: Measures): string {
  const hand = handFor(measures.sizeMm ?? 17);
  const { x, y } = hand.at;
  const width = measures.widthMm ?? 2;
  const across = hand.fingerWidth + 1;
  if (!hasHead(measures))
    return framed(hand.side, band({ x, y, across, along: width, fill: measures.color }), hand.path);
  const shank = band({ x, y, across, along: measures.thicknessMm ?? 1.6, fill: measures.color });
  const head = ellipse([x, y + across * 0.05], [width / 2, width / 2], measures.color);
  return framed(hand.side, shank + head, hand.path);
}

function onWrist(measures: Measures): string {
  // around the wrist with the slack of a finger
  const round = measures.sizeMm === null ? (measures.lengthMm ?? 180) - 15 : measures.sizeMm * Math.PI * 0.9;
  const wrist = wristFor((round / Math.PI) * 1.12);
  const { x, y } = wrist.at;
  const strip = band({
    x,
    y,
    across: wrist.wristWidth + 3,
    along: measures.widthMm ?? 3,
    fill: measures.color,
  });
  return framed(wrist.side, strip, wrist.path);
}

/** How low a chain hangs below the pit of the neck: 40 cm ends at its base (domain.md 2.2), each further cm lowers it by about half. */
const depthOf = (lengthMm: number) => Math.max(4, 14 + (lengthMm - 400) * 0.46);

function onNeck(measures: Measures): string {
  const { x, y } = neck.at;
  const bottom = y + depthOf(measures.lengthMm ?? 450);
  const thickness = measures.hasPendant ? 1.1 : Math.max(1, Math.min(measures.widthMm ?? 2, 8));
  const [left, right] = [x - 55, x + 55];
  const curve = `M${left} ${y - 22}C${left} ${bottom - 18} ${x - 26} ${bottom} ${x} ${bottom}S${right} ${bottom - 18} ${right} ${y - 22}`;
  const chain =
    `<path d="${curve}" stroke-width="${thickness + 1.2}"/>` +
    `<path d="${curve}" stroke="${measures.color}" stroke-width="${thickness}"/>`;
  return measures.hasPendant ? chain + hangingFrom({ x, y: bottom }, measures) : chain;
}

/** A stud is drawn centered on the point; a longer piece hangs from it. */
function hangingFrom({ x, y }: { x: number; y: number }, measures: Measures): string {
  const { sizeMm, color } = measures;
  if (sizeMm !== null) return hoop({ x, y: y + sizeMm / 2 }, sizeMm / 2, measures);
  const width = measures.widthMm ?? 8;
  const height = measures.heightMm ?? width;
  if (height < 12 && !measures.hasPendant) return ellipse([x, y], [width / 2, height / 2], color);
  if (height < width * 1.15)
    return (
      ellipse([x, y], [1.2, 1.2], color) + ellipse([x, y + 1.2 + height / 2], [width / 2, height / 2], color)
    );
  return (
    ellipse([x, y], [1.2, 1.2], color) +
    `<path d="M${x} ${y + 1.2}v2"/>` +
    `<path fill="${color}" d="M${x} ${y + 3}C${x + width * 0.3} ${y + height * 0.3} ${x + width / 2} ${y + height * 0.5} ${x + width / 2} ${y + height * 0.68}` +
    `A${width / 2} ${height * 0.32} 0 0 1 ${x - width / 2} ${y + height * 0.68}C${x - width / 2} ${y + height * 0.5} ${x - width * 0.3} ${y + height * 0.3} ${x} ${y + 3}Z"/>`
  );
}

/** The piece on the ruler, between the page's link above and the caption below; the square is as large as needed. */
function atRuler(measures: Measures): string {
  const { width, height } = outerSides(measures);
  const side = Math.ceil(Math.max(width * 1.6, height / 0.38, 20));
  const ruler = drawRuler(side);
  return framed(side, outerBox(measures, { x: side / 2, bottom: ruler.top - side * 0.02 }) + ruler.svg, '');
}

function inMiddleOf(side: number, measures: Measures): string {
  return outerBox(measures, { x: side / 2, bottom: (side + outerSides(measures).height) / 2 });
}

function outerSides({ widthMm, heightMm }: Measures): { width: number; height: number } {
  const width = widthMm ?? 10;
  return { width, height: heightMm ?? width };
}

/** A box as wide and as high as a piece of unknown shape; for a set, of the part whose measures are stated. */
function outerBox(measures: Measures, { x, bottom }: { x: number; bottom: number }): string {
  const { width, height } = outerSides(measures);
  const round = Math.min(width, height) * 0.2;
  return `<rect x="${x - width / 2}" y="${bottom - height}" width="${width}" height="${height}" rx="${round}" stroke-dasharray="${(width + height) / 40}" fill="${measures.color}" fill-opacity=".55"/>`;
}

/** A ring seen from the side, with a dark edge. */
function hoop({ x, y }: { x: number; y: number }, radius: number, { widthMm, color }: Measures): string {
  const width = widthMm ?? 2;
  const circle = (stroke: string) => `<circle cx="${x}" cy="${y}" r="${radius}" ${stroke}/>`;
  return circle(`stroke-width="${width + 0.3}"`) + circle(`stroke="${color}" stroke-width="${width}"`);
}

function drawAlone(bodyPart: Exclude<BodyPart, 'ruler'>, measures: Measures): string {
  const side = aloneSideMm[bodyPart];
  const middle = side / 2;
  const thickness = measures.thicknessMm ?? 2;
  const inner =
    bodyPart === 'wrist' ? (measures.sizeMm ?? (measures.lengthMm ?? 180) / Math.PI) : measures.sizeMm;
  if ((bodyPart === 'hand' || bodyPart === 'wrist') && inner !== null) {
    const y = bodyPart === 'hand' && hasHead(measures) ? middle + 2 : middle;
    const ring = hoop({ x: middle, y }, (inner + thickness) / 2, { ...measures, widthMm: thickness });
    if (bodyPart === 'wrist' || !hasHead(measures)) return ring;
    const [width, height] = [measures.widthMm ?? 4, measures.heightMm ?? 4];
    return ring + ellipse([middle, y - inner / 2 - height / 2], [width / 2, height / 2], measures.color);
  }
  const height = Math.min(measures.heightMm ?? measures.widthMm ?? 10, side - 4);
  if (bodyPart === 'neck' && !measures.hasPendant)
    return `<path d="M2 ${middle}h${side - 4}" stroke="#20141a" stroke-width="${(measures.widthMm ?? 2) + 0.2}"/><path d="M2 ${middle}h${side - 4}" stroke="${measures.color}" stroke-width="${measures.widthMm ?? 2}"/>`;
  return hangingFrom({ x: middle, y: middle - height / 2 }, measures);
}
