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
  const provider = createSmsFile({ file, print: (line) => printed.push(line) });
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

describe('the demo phone passes the conformance suite', () => {
  it.each(smsCases)('$name', async ({ run }) => {
    await expect(run(openFile().driver)).resolves.toBeUndefined();
  });
});

it('abuse 15: only the user of the process can read the message file, even one created by an older version', async () => {
  const { provider, file } = openFile();
  const send = () => provider.send({ to: '+998901234567', text: 'code 123456' });
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('the demo phone prints the code to the terminal in one line', async () => {
  const { provider, printed } = openFile();
  await provider.send({ to: '+998901234567', text: 'Zarona: code 123456.\n@localhost #123456' });
  expect(printed).toEqual(['SMS to +998901234567: Zarona: code 123456.']);
});
