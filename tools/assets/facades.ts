// `npm run facades`: draws the demo's stores, each as its city builds, into database/seed/demo/media/stores/.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { commandLine } from '#server/cli/command.ts';
import {
  arch,
  box,
  groundY,
  path,
  picture,
  planeTree,
  poplar,
  ribbedDome,
  several,
  shopFront,
  stars,
  washes,
  widths,
} from './facade-parts.ts';
import { amirTemur, chilonzor } from './facades-of-tashkent.ts';

commandLine({
  usage: 'npm run facades: draws the façades of the demo’s stores to database/seed/demo/media/stores.',
});

const folder = new URL('../../database/seed/demo/media/stores/', import.meta.url);

const facades: Readonly<Record<string, () => string>> = {
  'toshkent-amir-temur': amirTemur,
  'toshkent-chilonzor': chilonzor,
  samarqand,
  buxoro,
  fargona,
  namangan,
};

mkdirSync(folder, { recursive: true });
for (const [slug, draw] of Object.entries(facades))
  await sharp(Buffer.from(picture(draw())))
    .png({ palette: true, colors: 64, compressionLevel: 9 })
    .toFile(new URL(`${slug}.png`, folder).pathname);

/** Samarkand: an iwan between two towers, a ribbed dome behind it. */
function samarqand(): string {
  const tower = (x: number) =>
    path(`M${x - 15} ${groundY}L${x - 12} 190H${x + 12}L${x + 15} ${groundY}Z`, { fill: washes.wall }) +
    path(`M${x - 17} 190h34M${x - 16} 178h32v12M${x - 16} 178v12M${x - 16} 178q16 -34 32 0`, {
      line: widths.detail,
    }) +
    path(
      several(7, (ring) => `M${x - 13} ${224 + ring * 40}l13 -12l13 12l-13 12Z`),
      { line: widths.hair },
    );
  return (
    box([556, 262], [124, 258], { fill: washes.wall }) +
    stars(562, 272, { columns: 4, rows: 1, side: 28 }) +
    ribbedDome(618, 262, [60, 150]) +
    path(`${arch(582, groundY, [72, 150])}`, { fill: washes.glass }) +
    box([236, 110], [300, 410], { fill: washes.wall }) +
    box([250, 124], [272, 396], { line: widths.detail }) +
    stars(254, 130, { columns: 9, rows: 1, side: 29.3 }) +
    path(`${arch(288, groundY, [196, 340])}`, { fill: washes.glass }) +
    path(`${arch(304, groundY, [164, 304])}`, { line: widths.detail }) +
    path(
      several(8, (cell) => `M${304 + cell * 20.5} 384q10.25 -26 20.5 0`) +
        several(7, (cell) => `M${314.25 + cell * 20.5} 362q10.25 -26 20.5 0`),
      { line: widths.hair },
    ) +
    shopFront(318, [136, 108]) +
    tower(222) +
    tower(550) +
    planeTree(116, 330)
  );
}

/** Bukhara: the low domes of a trading street, a banded minaret, a carved door. */
function buxoro(): string {
  const dome = (middle: number, radius: number, base: number) =>
    path(`M${middle - radius} ${base}A${radius} ${radius * 0.92} 0 0 1 ${middle + radius} ${base}Z`, {
      fill: washes.wall,
    }) +
    path(
      several(4, (ring) => {
        const share = 0.82 - ring * 0.2;
        return `M${middle - radius * share} ${base - 4}A${radius * share} ${radius * (0.92 - ring * 0.02)} 0 0 1 ${middle + radius * share} ${base - 4}`;
      }),
      { line: widths.hair },
    ) +
    box([middle - 13, base - radius * 0.92 - 20], [26, 20], { line: widths.detail, fill: washes.wall });
  return (
    path(`M84 ${groundY}L98 130H142L156 ${groundY}Z`, { fill: washes.wall }) +
    path(
      several(
        9,
        (band) =>
          `M${90 + (9 - band) * 0.4} ${168 + band * 38}H${150 - (9 - band) * 0.4}M${92 + (9 - band) * 0.4} ${176 + band * 38}H${148 - (9 - band) * 0.4}`,
      ),
      { line: widths.hair },
    ) +
    path(
      'M88 130h64l-6 -14H94ZM92 116V82h56v34M104 116V92M120 116V92M136 116V92M90 82h60M98 82q22 -34 44 0',
      { line: widths.detail, fill: washes.wall },
    ) +
    dome(300, 82, 340) +
    dome(600, 82, 340) +
    dome(450, 112, 330) +
    box([200, 340], [500, 180], { fill: washes.wall }) +
    box([356, 292], [188, 228], { fill: washes.wall }) +
    path(arch(374, groundY, [152, 200]), { fill: washes.glass }) +
    shopFront(390, [120, 104], true) +
    several(2, (side) =>
      several(
        2,
        (index) =>
          path(arch(214 + side * 340 + index * 68, groundY, [58, 128]), { fill: washes.glass }) +
          path(arch(224 + side * 340 + index * 68, groundY, [38, 104]), { line: widths.hair }),
      ),
    ) +
    path('M200 356H356M544 356H700M200 366H356M544 366H700', { line: widths.hair })
  );
}

/** Fergana: an ayvan on carved columns, poplars along the street. */
function fargona(): string {
  const column = (x: number) =>
    path(
      `M${x - 9} ${groundY}v-14h18v14M${x - 6} 506C${x - 12} 486 ${x - 12} 476 ${x - 4} 462L${x - 5} 344h10L${x + 4} 462C${x + 12} 476 ${x + 12} 486 ${x + 6} 506`,
      { fill: washes.wall, line: widths.detail },
    ) +
    path(`M${x - 30} 322Q${x - 8} 326 ${x - 5} 344h10Q${x + 8} 326 ${x + 30} 322`, {
      line: widths.detail,
      fill: washes.wall,
    });
  return (
    [70, 116, 162].map((x, index) => poplar(x, 400 - index * 40)).join('') +
    [690, 734].map((x, index) => poplar(x, 420 - index * 70)).join('') +
    path('M186 278L226 240H626L666 278Z', { fill: washes.wall }) +
    path(
      several(12, (index) => `M${240 + index * 33.4} 242L${206 + index * 40} 276`),
      { line: widths.hair },
    ) +
    box([200, 278], [452, 242], { fill: washes.wall }) +
    path('M190 278h472v22H190Z', { fill: washes.wall }) +
    path(
      several(28, (index) => `M${200 + index * 16.4} 282l8 12l8 -12`),
      { line: widths.hair },
    ) +
    path('M200 322H652') +
    shopFront(300, [252, 132]) +
    box([218, 372], [58, 92], { line: widths.detail, fill: washes.glass }) +
    box([576, 372], [58, 92], { line: widths.detail, fill: washes.glass }) +
    stars(218, 372, { columns: 2, rows: 3, side: 29 }) +
    stars(576, 372, { columns: 2, rows: 3, side: 29 }) +
    [208, 288, 564, 644].map(column).join('')
  );
}

/** Namangan: a brick house with a steep roof behind a vine arbour and roses; mountains beyond the valley. */
function namangan(): string {
  const rose = (x: number, y: number) =>
    path(
      `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M${x - 3} ${y}a3 3 0 1 1 5 2M${x} ${y + 7}V${groundY}M${x} ${groundY - 10}l-8 -7M${x} ${groundY - 14}l8 -7`,
      { line: widths.detail, color: '#4a1530', fill: 'none' },
    );
  const leaf = (x: number, y: number) =>
    path(`M${x} ${y}l-9 5l2 9l7 -3l7 3l2 -9Z`, { line: widths.hair, fill: washes.leaf });
  return (
    path('M40 300L150 190L214 250L320 150L430 262L520 186L640 286L700 236L760 292', { line: widths.detail }) +
    path('M150 190l-14 40l20 -8l10 22M320 150l-18 48l22 -10l16 30M520 186l-14 40l18 -8l14 24', {
      line: widths.hair,
    }) +
    path('M170 300L250 204H560L640 300Z', { fill: washes.wall }) +
    path(
      several(7, (row) => `M${244 - row * 11} ${216 + row * 13}H${566 + row * 11}`),
      { line: widths.hair },
    ) +
    box([190, 300], [430, 220], { fill: washes.wall }) +
    path(
      several(5, (row) =>
        several(9, (column) => `M${198 + column * 48 + (row % 2) * 24} ${314 + row * 12}h16`),
      ),
      { line: widths.hair },
    ) +
    shopFront(260, [290, 108]) +
    path('M150 372H660M150 384H660M164 520V372M646 520V372M164 410L196 384M646 410L614 384', {
      line: widths.outline,
    }) +
    path(
      several(16, (index) => `M${172 + index * 31} 366v24`),
      { line: widths.detail },
    ) +
    several(26, (index) => leaf(158 + index * 19.6, 352 + ((index * 7) % 13))) +
    several(4, (index) =>
      path(
        several(6, (grape) => {
          const [x, y] = [
            214 + index * 130 - (index === 3 ? 6 : 0) + (grape % 3) * 7 - (grape > 2 ? -3.5 : 0),
            392 + Math.floor(grape / 3) * 7,
          ];
          return `M${x} ${y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`;
        }),
        { line: widths.hair, fill: '#c9a8b6' },
      ),
    ) +
    [86, 112, 138, 672, 698, 724].map((x, index) => rose(x, 462 + (index % 2) * 16)).join('')
  );
}
