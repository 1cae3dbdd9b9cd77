import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A phone number, E.164, that is unique within the run. */
export function newPhone(): string {
  return `+99893${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
}

/** Waits for the last code sent to this phone (E.164) or email: the shop of a run writes its messages into a file. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect.poll(() => (code = lastCodeTo(to)), { message: `a code for ${to}` }).toMatch(/^\d{6}$/);
  return code ?? '';
}

/** Waits for the address of this form in the last message sent to this phone (E.164). */
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
  // the text after the last line break is still being written
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const messages = lines.map((line) => JSON.parse(line) as { to: string; text: string }); // written by the shop
  return messages.findLast((message) => message.to === to)?.text ?? '';
}
