import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Lists every invalid variable and what it must be. */
export class BadEnvironment extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'BadEnvironment';
    this.problems = problems;
  }
}

/** Returns the key in `<DATA_DIR>/secret`, which is created if missing. Throws BadEnvironment if it cannot be written. */
export function readSecretFile(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeSecret(file);
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const sentence = `DATA_DIR must be a folder that this user may write to, not "${dataDir}" (${cause instanceof Error ? cause.message : 'unknown'}).`;
    throw new BadEnvironment([sentence]);
  }
}

/** Linked into place, so that two processes starting concurrently use the same secret, and a crash leaves no partial file. */
function makeSecret(file: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(own);
  }
}
