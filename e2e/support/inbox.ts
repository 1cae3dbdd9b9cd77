import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A number that nobody else of the run has, as E.164. */
export function newPhone(): string {
  return `+99893${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** The last code that was sent to this phone (E.164) or email, as soon as it is there: the shop of a run writes its messages into a file. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect.poll(() => (code = lastCodeTo(to)), { message: `a code for ${to}` }).toMatch(/^\d{6}$/);
  return code ?? '';
}

/** The address of this form in the last message that was sent to this phone (E.164), as soon as it is there. */
export async function linkSentTo(to: string, form: RegExp): Promise<string> {
  let link: string | undefined;
  const find = () => (link = form.exec(lastTextTo(to))?.[0]) !== undefined;
  await expect.poll(find, { message: `a link for ${to}` }).toBe(true);
  return link ?? '';
}

function lastCodeTo(to: string): string | undefined {
  return /(?<!-)\b\d{6}\b(?!-)/.exec(lastTextTo(to))?.[0];
}

function lastTextTo(to: string): string {
  const file = join(process.env['SHOP_FOLDER'] ?? '.data', 'messages.jsonl');
  // what stands behind the last end of a line is still being written
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const messages = lines.map((line) => JSON.parse(line) as { to: string; text: string }); // the shop's own lines
  return messages.findLast((message) => message.to === to)?.text ?? '';
}
