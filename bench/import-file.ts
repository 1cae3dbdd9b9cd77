import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mapping for the files below: jewellery without stones, priced by the formula. */
const mapping = {
  about: 'rings of a measurement',
  kind: 'jewel',
  product: {
    artikul: 'artikul',
    'name.ru': 'ru',
    'name.uz': 'uz',
    'name.en': 'en',
    category: { constant: 'kind-ru-13' },
    productState: { constant: 'ACTIVE' },
    metal: 'metal',
    gender: { constant: 'women' },
    make: 'make',
  },
  piece: {
    serialNumber: 'serial',
    probe: 'probe',
    sizeMm: 'size',
    weightGrams: 'weight',
    makersMark: { constant: 'ZRN' },
  },
};

export interface BenchFile {
  folder: string;
  rows: number;
  /** The file of another round has the same pieces with a slightly higher weight. */
  round: number;
}

/** Writes a file of this many rings, five per model, and its mapping; returns the names of both. */
export function writeRings({ folder, rows, round }: BenchFile): string[] {
  writeFileSync(path.join(folder, 'rings.json'), JSON.stringify(mapping));
  const lines = Array.from({ length: rows }, (_, place) => {
    const model = 1 + Math.floor(place / 5);
    const weight = (3 + (place % 500) / 100 + round / 100).toFixed(2).replace('.', ',');
    const make = 'ABCD'[model % 4];
    return `B-${model};Кольцо ${model};Uzuk ${model};Ring ${model};yellow;${make};B-${model}-${place % 5};585;${15 + (place % 5)};${weight}`;
  });
  const header = 'artikul;ru;uz;en;metal;make;serial;probe;size;weight';
  writeFileSync(path.join(folder, 'rings.csv'), [header, ...lines, ''].join('\n'));
  return ['rings.csv', 'rings.json'];
}
