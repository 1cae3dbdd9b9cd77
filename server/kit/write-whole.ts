import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Has a file written beside its place and renamed: no reader sees half of it, and no half stays when `write` fails. */
export async function writeWhole(
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
