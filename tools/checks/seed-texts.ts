// Texts outside texts/: the seeds of shops, and the texts of the banks' pages and of the search.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../fence/imports.ts';
import { root } from '../run.ts';
import { findWordFaults } from './text-words.ts';

interface PlacedText {
  language: string;
  place: string;
  text: string;
}

/** Returns a sentence for each word in them that is not the right one of its language. */
export function findSeedFaults(sources: readonly Source[]): string[] {
  return [...sources.filter(isSeed).flatMap(readLocalized), ...readPageFiles()].flatMap(
    ({ language, place, text }) => findWordFaults(language, text).map((why) => `${place}: ${why}`),
  );
}

const isSeed = ({ path }: Source): boolean =>
  /^(?:database\/seed|domain|server|providers|storefront|ui|client)\//.test(path) &&
  !/testing|\.test\.ts$/.test(path);

/** Reads `uz: 'Uzuklar'` in a source, with its line. */
function readLocalized({ path, text }: Source): PlacedText[] {
  return [...text.matchAll(/\b(ru|uz|en): '((?:[^'\\]|\\.)*)'/g)].map((found) => ({
    language: found[1] ?? '',
    place: `${path}:${text.slice(0, found.index).split('\n').length}`,
    text: found[2] ?? '',
  }));
}

function readPageFiles(): PlacedText[] {
  return globSync('database/seed/pages/*/*.md', { cwd: root }).flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((text, line) => ({ language: path.split('/')[3] ?? '', place: `${path}:${line + 1}`, text })),
  );
}
