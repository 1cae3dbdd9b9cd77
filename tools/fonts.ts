// Cuts the two typefaces down to the letters and weights the shop uses: `node tools/fonts.ts` writes ui/fonts/*.woff2.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const packages = path.join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable');
const target = path.join(import.meta.dirname, '..', 'ui', 'fonts');

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
/** ASCII, the punctuation of the three languages, oʻ gʻ and the tutuq belgisi. */
const latin = `${range(0x20, 0x7e)}\u00A0«»©°·×÷ÇÕçõéè—–‑“”‘’„…•‰−ʻʼ`;
/** Each part is a file of its own with its unicode-range (ui/fonts.css): a page fetches only the parts it needs. */
const parts = [
  { part: 'latin', source: 'latin', text: latin },
  { part: 'latin-ext', source: 'latin-ext', text: 'ŎŏĞğŞş' },
  { part: 'cyrillic', source: 'cyrillic', text: `${range(0x410, 0x44f)}ЁёЎў` },
  { part: 'cyrillic-ext', source: 'cyrillic-ext', text: 'ҚқҒғҲҳ' },
  // apart, because Uzbek pages write it too and need no Cyrillic otherwise
  { part: 'numero', source: 'cyrillic', text: '№' },
];

const faces = [
  { folder: 'onest', name: 'onest', weights: { min: 400, max: 600, default: 400 } },
  { folder: 'ysabeau-office', name: 'ysabeau-office', weights: { min: 320, max: 500, default: 400 } },
];

await mkdir(target, { recursive: true });
for (const { folder, name, weights } of faces) {
  for (const { part, source, text } of parts) {
    const file = path.join(packages, folder, 'files', `${name}-${source}-wght-normal.woff2`);
    const cut = await subsetFont(await readFile(file), text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    await writeFile(path.join(target, `${name}-${part}.woff2`), cut);
    process.stdout.write(`${name}-${part}.woff2 ${cut.length} bytes\n`);
  }
  await copyFile(path.join(packages, folder, 'LICENSE'), path.join(target, `${name}-license.txt`));
}
