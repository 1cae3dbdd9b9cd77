import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appendMessage } from './message-file.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('abuse 15: the file with the messages of the demo is its user’s alone, made now or by an older version', async () => {
  const [made, older] = [newFolder(), newFolder()].map((folder) => path.join(folder, 'messages.jsonl'));
  if (made === undefined || older === undefined) throw new Error('no folders');
  writeFileSync(older, '{}\n', { mode: 0o644 });
  for (const file of [made, older]) {
    await appendMessage(file, { to: '+998901234567', text: 'code 123456' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('code 123456');
  }
});
