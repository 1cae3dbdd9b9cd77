import { glob, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes the files of a folder and its subfolders that were last written before `ms` (since 1970). */
export async function removeOlder(folder: string, ms: number): Promise<void> {
  for await (const name of glob('**/*', { cwd: folder })) {
    const file = path.join(folder, name);
    const found = await stat(file);
    if (found.isFile() && found.mtimeMs < ms) await rm(file, { force: true });
  }
}
