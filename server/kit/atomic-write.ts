import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes to a temporary file and renames it, so that no reader sees a partial file. Removes the temporary file if `write` fails. */
export async function writeAtomically(
  file: string,
  write: (unfinished: string) => Promise<unknown>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
