import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Message {
  channel: 'SMS' | 'EMAIL';
  to: string;
  subject?: string;
  text: string;
}

/** The messages sent to this phone or email in the demo, oldest first. */
export function messagesTo({ folder }: { folder: string }, to: string): Message[] {
  const file = path.join(folder, 'messages.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const messages: Message[] = lines.map((line) => JSON.parse(line));
  return messages.filter((message) => message.to === to);
}

/** The code in the last message. */
export function codeSentTo(shop: { folder: string }, to: string): string {
  const code = /(?<!-)\b[0-9]{6}\b(?!-)/.exec(messagesTo(shop, to).at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}
