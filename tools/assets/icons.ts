// Draws the icons of an installed shop: the qosh on shahtut, as in ui/brand/emblem.svg. To be run (`npm run icons`) when the emblem
// changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { commandLine } from '#server/cli/command.ts';
import { root } from '../run.ts';

commandLine({ usage: 'npm run icons: draws ui/icons from ui/brand/emblem.svg.' });

const folder = path.join(root, 'ui/icons');
const emblem = await readFile(path.join(root, 'ui/brand/emblem.svg'), 'utf8');
// a phone may crop a maskable icon to the circle in its middle, so the qosh is smaller and the background stays
const maskable = emblem.replace('translate(8 26) scale(.75)', 'translate(13 27.25) scale(.594)');
if (maskable === emblem)
  throw new Error('ui/brand/emblem.svg has a different structure than this command expects');

await mkdir(folder, { recursive: true });
await draw(emblem, { name: 'icon-192', size: 192 });
await draw(emblem, { name: 'icon-512', size: 512 });
await draw(maskable, { name: 'maskable-512', size: 512 });

async function draw(svg: string, { name, size }: { name: string; size: number }): Promise<void> {
  const density = (72 * size) / 64;
  const png = await sharp(Buffer.from(svg), { density })
    .resize(size)
    .png({ palette: true, colors: 32 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.png`), png);
}
