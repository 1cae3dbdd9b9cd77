// Subsets the two typefaces to the letters and weights the shop uses: `node tools/assets/fonts.ts` writes ui/fonts/*.woff2,
// ui/styles/fonts.css and, for italics, ui/styles/fonts-italic.css. The results are committed, so a shop is built without this tool.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commandLine } from '#server/cli/command.ts';

commandLine({
  usage:
    'npm run fonts: writes subsets of the typefaces to ui/fonts, ui/styles/fonts.css and server/preview/fonts.',
});

const ui = path.join(import.meta.dirname, '..', '..', 'ui');

interface Part {
  name: string;
  /** The file of the package that contains the letters. */
  from: string;
  letters: string;
  /** The only typeface that has them, if the other one does not. */
  only?: string;
}

/** Each part is a separate file with a unicode-range, so that a page fetches only the parts it needs. */
const parts: Part[] = [
  // ASCII, the punctuation of the three languages, oʻ gʻ and the tutuq belgisi
  {
    name: 'latin',
    from: 'latin',
    letters: `${between(0x20, 0x7e)}\u00A0«»©°±·×÷½¼¾ÇÕçõéè—–‑“”‘’„…•‰−ʻʼ`,
  },
  { name: 'latin-ext', from: 'latin-ext', letters: 'ŎŏĞğŞş' },
  { name: 'cyrillic', from: 'cyrillic', letters: `${between(0x410, 0x44f)}ЁёЎў` },
  { name: 'cyrillic-ext', from: 'cyrillic-ext', letters: 'ҚқҒғҲҳ' },
  // separate, because Uzbek pages also use it and need no other Cyrillic
  { name: 'numero', from: 'cyrillic', letters: '№' },
  { name: 'arrows', from: 'symbols', letters: '←→✓', only: 'onest' },
];

/** `latin` and `cyrillic`: the width of text relative to Arial and Roboto, %; measured with the shop's own sentences. */
const faces = [
  {
    folder: 'onest',
    license: import.meta.resolve('@fontsource-variable/onest/LICENSE'),
    family: 'Onest',
    weights: { min: 400, max: 600, default: 400 },
    ascent: 0.97,
    descent: 0.305,
    latin: 105,
    cyrillic: 103.2,
  },
  {
    folder: 'ysabeau-office',
    license: import.meta.resolve('@fontsource-variable/ysabeau-office/LICENSE'),
    family: 'Ysabeau Office',
    fallback: 'Ysabeau',
    weights: { min: 320, max: 500, default: 400 },
    ascent: 1.054,
    descent: 0.289,
    latin: 94.5,
    cyrillic: 90.5,
  },
];
type Face = (typeof faces)[number];

/** The italic display face for the preview of an engraving: one weight, and a stylesheet that no other page loads. */
const italic = {
  folder: 'ysabeau-office',
  family: 'Ysabeau Office Italic',
  weights: { min: 400, max: 400, default: 400 },
};
const italicParts = parts.filter(({ only, name }) => only === undefined && name !== 'numero');

// the same typefaces for pictures, drawn by sharp
await import('./preview-fonts.ts');
await mkdir(path.join(ui, 'fonts'), { recursive: true });
for (const face of faces) {
  const { folder, license, weights } = face;
  for (const { name, from, letters } of partsOf(face)) {
    const source = new URL(`files/${folder}-${from}-wght-normal.woff2`, license);
    await cut({ source, letters, wght: weights, file: `${folder}-${name}.woff2` });
  }
  await copyFile(fileURLToPath(license), path.join(ui, 'fonts', `${folder}-license.txt`));
}
await writeFile(path.join(ui, 'styles', 'fonts.css'), stylesheet());

for (const { name, from, letters } of italicParts) {
  const license = import.meta.resolve('@fontsource-variable/ysabeau-office/LICENSE');
  const source = new URL(`files/${italic.folder}-${from}-wght-italic.woff2`, license);
  await cut({ source, letters, wght: italic.weights, file: `${italic.folder}-italic-${name}.woff2` });
}
await writeFile(path.join(ui, 'styles', 'fonts-italic.css'), italicStylesheet());

interface Cut {
  source: URL;
  letters: string;
  wght: Face['weights'];
  file: string;
}

async function cut({ source, letters, wght, file }: Cut): Promise<void> {
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(path.join(ui, 'fonts', file), font);
  process.stdout.write(`${file} ${font.length} bytes\n`);
}

function italicStylesheet(): string {
  const rules = italicParts.map(
    ({ name, letters }) => `@font-face {
  font-family: '${italic.family}';
  src: url('../fonts/${italic.folder}-italic-${name}.woff2') format('woff2');
  font-style: italic;
  font-weight: ${italic.weights.default};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`,
  );
  return `${['/* Written by tools/assets/fonts.ts. For the preview of an engraving. */', ...rules].join('\n')}\n`;
}

function partsOf(face: Face): Part[] {
  return parts.filter(({ only }) => only === undefined || only === face.folder);
}

function stylesheet(): string {
  const head =
    '/* Written by tools/assets/fonts.ts. The fallbacks have the measures of the real faces, so nothing moves when these arrive. */';
  const rules = faces.flatMap((face) => [
    ...partsOf(face).map((part) => fontFace(face, part)),
    fallbackFace(face, face.latin, 'U+0-3FF, U+2000-2BFF'),
    fallbackFace(face, face.cyrillic, 'U+400-4FF'),
  ]);
  return `${[head, ...rules].join('\n')}\n`;
}

function fontFace({ folder, family, weights }: Face, { name, letters }: Part): string {
  return `@font-face {
  font-family: '${family} Variable';
  src: url('../fonts/${folder}-${name}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  unicode-range: ${unicodeRange(letters)};
}`;
}

function fallbackFace(
  { family, fallback, ascent, descent }: Face,
  widthPercent: number,
  range: string,
): string {
  const adjusted = (measure: number) => `${((measure / widthPercent) * 10_000).toFixed(1)}%`;
  return `@font-face {
  font-family: '${fallback ?? family} Fallback';
  src: local('Roboto'), local('Arial'), local('Liberation Sans');
  size-adjust: ${widthPercent}%;
  ascent-override: ${adjusted(ascent)};
  descent-override: ${adjusted(descent)};
  line-gap-override: 0%;
  unicode-range: ${range};
}`;
}

function unicodeRange(letters: string): string {
  const codes = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

function between(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
}
