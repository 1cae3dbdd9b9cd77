import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest } from './quoted-tests.ts';

// docs/security/abuse.md: each attack that once succeeded has a test in the repository, which was seen to fail without the fix.

const root = path.join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const lines = Array.from({ length: 26 }, (_each, index) => index + 1);

const [attacks = '', takenOut = ''] = read('docs/security/abuse.md').split(/^## /m);
const rowsOf = (text: string, line: number): string[] =>
  text.split('\n').filter((row) => row.startsWith(`| ${line} |`));

describe('each line of abuse.md', () => {
  it.each(lines)('%d names existing files', (line) => {
    const [row = '', ...more] = rowsOf(attacks, line);
    const files = [...row.matchAll(/`([\w./-]+\.(?:ts|md))`/g)].map(([, file = '']) => file);
    expect([more, files.length > 0]).toEqual([[], true]);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(lines)('%d states what was removed and which test then failed', (line) => {
    const rows = rowsOf(takenOut, line);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.slice(2, -2).split(' | ')).toHaveLength(4);
  });

  it.each(lines)('%d names tests that exist', (line) => {
    for (const row of rowsOf(takenOut, line)) {
      const [, , quoted = '', file = ''] = row.slice(2, -2).split(' | ');
      const title = quoted.replace(/ \(and \d+ more\)$/, '');
      const found = globSync(`{domain,server,providers,tools}/**/${file.replaceAll('`', '')}`, { cwd: root });
      expect(
        found.some((one) => hasTest(path.join(root, one), title)),
        `${file} ${title}`,
      ).toBe(true);
    }
  });
});

it('abuse 26: the runbook has the questions for the providers, word for word', () => {
  const runbook = read('docs/runbooks/payments.md');
  expect(runbook).toMatch(/^> 1\. .*HTTP status 401.*Do you expect 400 or 401 with 10001\?$/m);
  expect(runbook).toMatch(/^> 2\. .*`timestamp`.*`transTime`, `confirmTime` and `reverseTime`/m);
});
