// Subsets the two typefaces for preview pictures, as a part of `npm run fonts`. Writes server/preview/fonts/*.ttf, one weight each,
// because sharp draws text with a plain TrueType file. The results are committed; licenses: ui/fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = path.join(import.meta.dirname, '..', '..', 'server', 'preview', 'fonts');

const faces = [
  { name: 'onest', license: import.meta.resolve('@fontsource-variable/onest/LICENSE'), weight: 500 },
  {
    name: 'ysabeau-office',
    license: import.meta.resolve('@fontsource-variable/ysabeau-office/LICENSE'),
    weight: 380,
  },
];

/** A typeface is published in a file per script; the Latin one also has digits and signs. */
const scripts = [
  { name: 'latin', letters: `${between(0x20, 0x7e)}\u00A0«»©°·×½éè—–‑“”‘’„…−ʻʼ` },
  { name: 'cyrillic', letters: `${between(0x410, 0x44f)}ЁёЎў№` },
  // for Uzbek
  { name: 'cyrillic-ext', letters: 'ҚқҒғҲҳ' },
];

await mkdir(folder, { recursive: true });
for (const { name, license, weight } of faces) {
  for (const script of scripts) {
    const source = await readFile(new URL(`files/${name}-${script.name}-wght-normal.woff2`, license));
    const font = await subsetFont(source, script.letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: { min: weight, max: weight } },
    });
    await writeFile(path.join(folder, `${name}-${script.name}.ttf`), font);
    process.stdout.write(`${name}-${script.name}.ttf ${font.length} bytes\n`);
  }
}

function between(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
}
