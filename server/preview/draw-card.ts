import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { qosh, wordmark, wordmarkBox } from '#ui/brand/wordmark.ts';
import type { Card, Shape } from './card.ts';

/** Px. `photo`: the place of the picture; `text`: the text column. */
const layouts = {
  wide: {
    width: 1200,
    height: 630,
    photo: { left: 0, top: 0, width: 630, height: 630 },
    panel: { left: 630, top: 0, width: 570, height: 630 },
    text: {
      left: 690,
      width: 454,
      titleTop: 214,
      titleHeight: 210,
      aloneHeight: 250,
      titleSizes: [58, 50, 43, 37],
      bottom: 574,
    },
    sign: { left: 690, top: 64, width: 176 },
    facts: 27,
    price: 42,
  },
  square: {
    width: 1080,
    height: 1080,
    photo: { left: 0, top: 0, width: 1080, height: 810 },
    panel: { left: 0, top: 810, width: 1080, height: 270 },
    text: {
      left: 60,
      width: 960,
      titleTop: 846,
      titleHeight: 76,
      aloneHeight: 135,
      titleSizes: [62, 54, 47, 41, 36],
      bottom: 1036,
    },
    sign: { left: 836, top: 1008, width: 184 },
    facts: 31,
    price: 47,
  },
} as const;
type Layout = (typeof layouts)[Shape];

/** The colors of ui/styles/tokens.css: the dark background, text on it, and gold for the emblem only (ui.md 3.3). */
const color = { cloth: '#4a1630', words: '#fcfbf9', quiet: '#d8c7cf', gold: '#d2aa63' };
/** The background of the renderings, used where there is no picture. */
const ground = '#f1ebe2';

const fonts = path.join(import.meta.dirname, 'fonts');
const display = { name: 'Ysabeau Office', file: 'ysabeau-office' };
const plain = { name: 'Onest', file: 'onest' };
type Face = typeof display;

const quality = 84;

/** Draws a picture for messengers and search engines, JPEG, 1200 × 630 or 1080 × 1080 (SEO-7). */
export async function drawCard(card: Card, shape: Shape): Promise<Buffer> {
  const layout = layouts[shape];
  await knowFonts();
  const layers = await Promise.all([photoOf(card, layout), wordsOf(card, layout)]);
  const { left, top, width, height } = layout.panel;
  return sharp({ create: { width: layout.width, height: layout.height, channels: 3, background: ground } })
    .composite([
      ...layers[0],
      { input: { create: { width, height, channels: 3, background: color.cloth } }, left, top },
      { input: signSvg(layout.sign.width), left: layout.sign.left, top: layout.sign.top },
      ...layers[1],
    ])
    .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Scales the photo to the full width; if it is too high, it is cropped a little above and more below, where only the background is. A wide
 * one is cropped at both sides.
 */
async function photoOf(card: Card, { photo: place }: Layout): Promise<OverlayOptions[]> {
  const { left, top, width, height } = place;
  const { photo } = card;
  if (!photo) return [{ input: emblemSvg(width), left, top: top + Math.round((height - width / 4) / 2) }];
  const side = Math.max(width, height);
  const above = isAlone(card) ? 0 : Math.round((side - height) / 3);
  const input = await sharp(photo)
    .resize(side, side, { fit: 'cover' })
    .extract({ left: 0, top: above, width, height })
    .toBuffer();
  return [{ input, left, top }];
}

/** Draws the name from the top, as large as it fits, and price and facts from the bottom up. */
async function wordsOf(card: Card, layout: Layout): Promise<OverlayOptions[]> {
  const { text, facts, price } = layout;
  const height = isAlone(card) ? text.aloneHeight : text.titleHeight;
  const title = await fittingTitle(card.title, { ...text, height });
  const layers: OverlayOptions[] = [{ input: title.data, left: text.left, top: text.titleTop }];
  let bottom: number = text.bottom;
  const lines = [
    { words: card.price, size: price, tone: color.words },
    { words: card.facts, size: facts, tone: color.quiet },
  ];
  for (const { words, size, tone } of lines) {
    if (words === null) continue;
    const line = await draw(words, { face: plain, size, tone, width: text.width });
    bottom -= line.info.height;
    layers.push({ input: line.data, left: text.left, top: bottom });
    bottom -= Math.round(size * 0.55);
  }
  return layers;
}

/** The shop's own card has only a sentence, and a photo that may fill its area. */
const isAlone = ({ facts, price }: Card): boolean => facts === null && price === null;

interface Column {
  width: number;
  /** Maximum height of the name. */
  height: number;
  titleSizes: readonly [number, ...number[]];
}

async function fittingTitle(words: string, { width, height, titleSizes }: Column) {
  const [largest, ...smaller] = titleSizes;
  let title = await draw(words, { face: display, size: largest, tone: color.words, width });
  for (const size of smaller) {
    if (title.info.height <= height && title.info.width <= width) break;
    title = await draw(words, { face: display, size, tone: color.words, width });
  }
  return title;
}

interface Lettering {
  face: Face;
  /** Px. */
  size: number;
  tone: string;
  width: number;
}

const draw = (words: string, { face, size, tone, width }: Lettering) =>
  sharp({
    text: {
      text: `<span foreground="${tone}">${escapeMarkup(words)}</span>`,
      font: `${face.name} ${size}`,
      fontfile: path.join(fonts, `${face.file}-latin.ttf`),
      rgba: true,
      dpi: 72,
      width,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

let areKnown: Promise<unknown> | undefined;

/** A text may name one font file, and each face has three: the others are loaded once by drawing one letter of each. */
function knowFonts(): Promise<unknown> {
  areKnown ??= Promise.all(
    [display, plain].flatMap(({ name, file }) =>
      [
        { script: 'cyrillic', text: 'Я' },
        { script: 'cyrillic-ext', text: 'Қ' },
      ].map(({ script, text }) =>
        sharp({
          text: { text, font: `${name} 10`, fontfile: path.join(fonts, `${file}-${script}.ttf`) },
        }).toBuffer(),
      ),
    ),
  );
  return areKnown;
}

const escapeMarkup = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The wordmark without its winged line, which would look like a tilde at this small size (ui.md 3.12). */
function signSvg(width: number): Buffer {
  const [left, top, boxWidth, boxHeight] = wordmarkBox.split(' ');
  const height = Math.ceil((width * Number(boxHeight)) / Number(boxWidth));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${boxWidth} ${boxHeight}">` +
      `<path fill="${color.words}" d="${wordmark}"/></svg>`,
  );
}

/** Drawn if there is no picture: the emblem, large and pale. */
function emblemSvg(width: number): Buffer {
  const emblem = width * 0.4;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width / 4)}">` +
      `<path fill="${color.gold}" opacity="0.55" transform="translate(${(width - emblem) / 2} ${width / 16}) scale(${emblem / 64})" d="${qosh}"/></svg>`,
  );
}
