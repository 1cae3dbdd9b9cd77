import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseIdentity, rootCandidates } from './identity.ts';

function folder(mode: number): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'zarona-test-'));
  chmodSync(made, mode);
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const isRoot = process.getuid?.() === 0;
/** As in a container, where root cannot create user namespaces. */
const accounts = () => rootCandidates().filter(({ account }) => account !== undefined);

it.runIf(isRoot)(
  'root with a project that only root may enter runs a copy of PostgreSQL next to the data',
  () => {
    const found = findBinaries(folder(0o755));
    const closed = path.join(folder(0o700), 'native');
    cpSync(found.folder, closed, { recursive: true, verbatimSymlinks: true });
    const binaries = { ...found, folder: closed, program: (name: string) => path.join(closed, 'bin', name) };
    const data = folder(0o755);
    const chosen = chooseIdentity(binaries, data, accounts());
    expect(chosen.binaries.program('postgres')).toBe(
      path.join(data, 'postgres-programs/native/bin/postgres'),
    );
    const { stdout } = spawnSync(chosen.binaries.program('postgres'), ['--version'], {
      ...chosen.identity.account,
      encoding: 'utf8',
    });
    expect(stdout).toContain('PostgreSQL');
  },
);

it.runIf(isRoot)('root with data where only root may enter gets an error that says what helps', () => {
  const data = folder(0o700);
  expect(() => chooseIdentity(findBinaries(data), data, accounts())).toThrow(
    `no other user may enter ${data}: set DATA_DIR to a folder that every user may enter`,
  );
});
