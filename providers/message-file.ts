import { appendFile, chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Codes and addresses of people stand in it: nobody else on this machine reads it. */
const mode = 0o600;

/** Appends a message to the demo's file of messages, as a line of JSON. Throws what the system says. */
export async function appendMessage(file: string, message: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(message)}\n`, { mode });
  // one that an older version of the shop made
  await chmod(file, mode);
}

/** EACCES, ENOSPC and the like. */
export function fileReason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
