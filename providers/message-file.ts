import { appendFile, chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The file contains codes and addresses of people, so only the user of the process can read it. */
const mode = 0o600;

/** Appends a message to the demo's message file, as a line of JSON. Throws the error of the file system. */
export async function appendMessage(file: string, message: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(message)}\n`, { mode });
  // the file may have been created by an older version
  await chmod(file, mode);
}

/** Returns the error code, such as EACCES or ENOSPC. */
export function fileReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
