import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smsCases, type SmsDriver } from './conformance.ts';
import { createSmsFile } from './file.ts';

function openFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'data', 'messages.jsonl');
  const printed: string[] = [];
  const provider = createSmsFile({ file, say: (line) => printed.push(line) });
  const driver: SmsDriver = {
    provider,
    taken: () => {
      const isWritten = existsSync(file) && statSync(file).isFile();
      const lines = isWritten ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
      return lines.map((line) => JSON.parse(line)).map(({ to, text }) => ({ to, text }));
    },
    refusals: [{ why: 'UNAVAILABLE', begin: () => mkdirSync(file, { recursive: true }) }],
  };
  return { provider, driver, printed, file };
}

describe('the phone of the demo, like every gateway', () => {
  it.each(smsCases)('$name', async ({ run }) => {
    await expect(run(openFile().driver)).resolves.toBeUndefined();
  });
});

it('abuse 15: the file of messages is its user’s alone, made now or by an older version of the shop', async () => {
  const { provider, file } = openFile();
  const send = () => provider.send({ to: '+998901234567', text: 'code 123456' });
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('the phone of the demo says the code on the terminal in one line', async () => {
  const { provider, printed } = openFile();
  await provider.send({ to: '+998901234567', text: 'Zarona: code 123456.\n@localhost #123456' });
  expect(printed).toEqual(['SMS to +998901234567: Zarona: code 123456.']);
});
