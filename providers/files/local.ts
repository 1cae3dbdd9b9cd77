import { createReadStream } from 'node:fs';
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFileKey, type FileStore } from './port.ts';

/**
 * Files of one or several folders; the first that has a key answers, and new ones go to the first. A link that leads out of its
 * folder is not followed.
 */
export function createLocalFiles(roots: [string, ...string[]]): FileStore {
  return {
    find: async (key) => (await locate(roots, key))?.file ?? null,
    read: async (key, range) => {
      const found = await locate(roots, key);
      return found && createReadStream(found.path, range);
    },
    write: async (key, { content }) => {
      if (!isFileKey(key)) throw new Error(`${key} is no key`);
      await writeAtomically(path.join(roots[0], key), content);
    },
    // the further folders belong to somebody else
    remove: async (key) => {
      if (isFileKey(key)) await rm(path.join(roots[0], key), { force: true });
    },
  };
}

/** Written to a temporary file and renamed: no reader sees half a file. */
async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // begins with a dot, so it is no key
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

/** No such file, or a file where a folder would have to be. */
function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
