import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailCases, type MailDriver } from './conformance.ts';
import { createMailFile } from './file.ts';

function openFile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'data', 'messages.jsonl');
  const printed: string[] = [];
  const provider = createMailFile({ file, print: (line) => printed.push(line) });
  const driver: MailDriver = {
    provider,
    taken: async () => {
      const isWritten = existsSync(file) && statSync(file).isFile();
      const lines = isWritten ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
      return lines
        .map((line) => JSON.parse(line))
        .map(({ to, subject, text, html }) => ({ to, subject, text, html }));
    },
    refusals: [{ why: 'UNAVAILABLE', begin: () => mkdirSync(file, { recursive: true }) }],
  };
  return { provider, driver, printed, file };
}

describe('the demo mailbox passes the conformance suite', () => {
  it.each(mailCases)('$name', async ({ run }) => {
    await expect(run(openFile().driver)).resolves.toBeUndefined();
  });
});

it('abuse 15: only the user of the process can read the message file, even one created by an older version', async () => {
  const { provider, file } = openFile();
  const send = () =>
    provider.send({ to: 'nilufar@example.uz', subject: 'Confirm', text: '123456', html: '' });
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  await send();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('the demo mailbox prints the code to the terminal in one line', async () => {
  const { provider, printed } = openFile();
  await provider.send({
    to: 'nilufar@example.uz',
    subject: 'Confirm',
    text: 'Enter this code:\n\n123456\n\nIt is good for 3 minutes.\n',
    html: '',
  });
  expect(printed).toEqual(['Mail to nilufar@example.uz: Enter this code: 123456']);
});
