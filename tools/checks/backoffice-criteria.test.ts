import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run.ts';

interface Line {
  id: string;
  files: string[];
  commands: string[];
  missing: string;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
const criteria = numbers(1, 68).map((number) => `BO-${number}`);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }; // our own file

const lines: Line[] = read('docs/backoffice-criteria.md')
  .split('\n')
  .filter((line) => line.startsWith('| BO-'))
  .map((line) => {
    const [, id = '', proof = '', missing = ''] = line.split('|').map((cell) => cell.trim());
    const quoted = [...proof.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    return {
      id,
      files: quoted.filter((text) => !text.startsWith('npm run ')),
      commands: quoted.filter((text) => text.startsWith('npm run ')),
      missing,
    };
  });

/** Returns what is wrong in a line. */
function wrongIn({ id, files, commands, missing }: Line): string[] {
  const citation = new RegExp(`\\b${id}\\b`);
  return [
    ...files.filter((file) => !existsSync(path.join(root, file))).map((file) => `${file} does not exist`),
    ...files
      .filter((file) => existsSync(path.join(root, file)) && !citation.test(read(file)))
      .map((file) => `${file} does not name it`),
    ...commands
      .filter((command) => scripts[command.replace('npm run ', '')] === undefined)
      .map((command) => `there is no ${command}`),
    ...(files.length === 0 && missing === '' ? ['nothing proves it, and nothing is said to be missing'] : []),
  ];
}

it('every criterion has its line, in order', () => {
  expect(lines.map(({ id }) => id)).toEqual(criteria);
});

it.each(lines)('$id is proved by the tests that its line names', (line) => {
  expect(wrongIn(line)).toEqual([]);
});

it('missing files, files that do not mention the criterion, and unknown commands are found', () => {
  const planted = { id: 'BO-1', files: ['no.ts', 'package.json'], commands: ['npm run no'], missing: '' };
  expect(wrongIn(planted)).toEqual([
    'no.ts does not exist',
    'package.json does not name it',
    'there is no npm run no',
  ]);
});
