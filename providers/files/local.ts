import { createReadStream } from 'node:fs';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFileKey, type FileStore } from './port.ts';

/**
 * Files in one or more folders. The first folder that has a key is used; new files are written to the first folder. A link that leads out
 * of its folder is not followed.
 */
export function createLocalFiles(roots: [string, ...string[]]): FileStore {
  return {
    find: async (key) => (await locate(roots, key))?.file ?? null,
    read: async (key, range) => {
      const found = await locate(roots, key);
      return found && createReadStream(found.path, range);
    },
    write: async (key, { content }) => {
      if (!isFileKey(key)) throw new Error(`${key} is not a valid key`);
      await writeAtomically(path.join(roots[0], key), content);
    },
    // the further folders are read-only
    remove: async (key) => {
      if (isFileKey(key)) await rm(path.join(roots[0], key), { force: true });
    },
  };
}

/** Writes to a temporary file and renames it, so that no reader sees a partial file. */
async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // begins with a dot, so it is not a valid key
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function locate(roots: string[], key: string) {
  if (!isFileKey(key)) return null;
  for (const root of roots) {
    const found = await locateIn(root, key);
    if (found) return found;
  }
  return null;
}

async function locateIn(root: string, key: string) {
  try {
    const folder = await realpath(root);
    const file = await realpath(path.join(folder, key));
    if (!file.startsWith(folder + path.sep)) return null;
    const facts = await stat(file);
    return facts.isFile() ? { path: file, file: { bytes: facts.size, modifiedAt: facts.mtime } } : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/** Checks for "no such file", or a file in place of a folder. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
