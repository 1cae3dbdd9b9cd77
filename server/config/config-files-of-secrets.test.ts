import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'zarona-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function mounted(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  return file;
}

describe('a secret in a file', () => {
  it('is read without the trailing line break, for each secret', () => {
    const { secrets } = readConfig({
      SECRET_KEY_FILE: mounted('key', `${'k'.repeat(32)}\n`),
      DATABASE_URL_FILE: mounted('database', 'postgres://shop:word@db.example/shop\r\n'),
    });
    expect(secrets.secretKey).toBe('k'.repeat(32));
    expect(secrets.databaseUrl).toBe('postgres://shop:word@db.example/shop');
  });

  it('is validated like the variable, and never printed', () => {
    const file = mounted('short', 'too short');
    expect(() => readConfig({ SECRET_KEY_FILE: file })).toThrow(
      /^SECRET_KEY must be at least 32 characters long \(openssl rand -hex 32 makes one\)\.$/,
    );
  });

  it('that cannot be read stops the start, and so does a variable of the same name', () => {
    const missing = join(folder, 'nothing');
    expect(() => readConfig({ SECRET_KEY_FILE: missing })).toThrow(`SECRET_KEY_FILE must be a file`);
    const both = { SECRET_KEY: 'v'.repeat(32), SECRET_KEY_FILE: mounted('second', 'f'.repeat(32)) };
    expect(() => readConfig(both)).toThrow('SECRET_KEY and SECRET_KEY_FILE are both set');
  });
});
