import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pageLanguages } from '#contract/words.ts';

const from = 'out/screens';
const to = `${from}/sheets`;
/** A sheet's size and the gap between its columns, in pixels. */
const sheet = { width: 1_568, height: 1_568, lane: 8 };

/** Arranges the pictures of out/screens on sheets: the languages of a screen side by side, long screens on several sheets. */
export async function makeSheets(): Promise<void> {
  mkdirSync(to, { recursive: true });
  const folders = readdirSync(from).filter((name) => /^\d+(?:-kecha)?$/.test(name));
  for (const folder of folders) {
    const names = new Set(pageLanguages.flatMap((language) => picturesIn(path.join(from, folder, language))));
    for (const name of names) await makeSheet(folder, name);
  }
}

const picturesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

async function makeSheet(folder: string, name: string): Promise<void> {
  const pictures = pageLanguages
    .map((language) => path.join(from, folder, language, name))
    .filter(existsSync);
  const column = Math.floor(sheet.width / pictures.length) - sheet.lane;
  const columns = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .resize({ width: column, withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const longest = Math.max(...columns.map(({ info }) => info.height));
  for (let top = 0, part = 1; top < longest; top += sheet.height, part += 1) {
    const layers = await Promise.all(
      columns.flatMap(({ data, info }, at) => {
        const height = Math.min(sheet.height, info.height - top);
        if (height <= 0) return [];
        const piece = sharp(data).extract({ left: 0, top, width: info.width, height }).png().toBuffer();
        return [piece.then((input) => ({ input, left: at * (column + sheet.lane), top: 0 }))];
      }),
    );
    await sharp({
      create: {
        width: sheet.width,
        height: Math.min(sheet.height, longest - top),
        channels: 3,
        background: '#7f9',
      },
    })
      .composite(layers)
      .png({ palette: true, effort: 1 })
      .toFile(path.join(to, `${folder}-${name.replace('.png', '')}-${part}.png`));
  }
}
