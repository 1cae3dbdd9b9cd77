import { appendMessage, fileReason } from '../message-file.ts';
import { MailFault, type MailProvider } from './port.ts';

export interface MailFile {
  /** A line of JSON for each message. */
  file: string;
  /** Prints to the terminal. */
  say: (line: string) => void;
}

/** The demo's mailbox: what would travel by mail is written into a file, and printed on the terminal. */
export function createMailFile({ file, say }: MailFile): MailProvider {
  const send: MailProvider['send'] = async ({ to, subject, text, html, key }) => {
    try {
      await appendMessage(file, { channel: 'EMAIL', to, subject, text, html, key });
    } catch (error) {
      throw new MailFault('UNAVAILABLE', `the file of messages cannot be written: ${fileReason(error)}`);
    }
    const [lead = '', next = ''] = text.split('\n\n');
    say(`Mail to ${to}: ${lead} ${next}`.trimEnd());
  };
  return { name: 'file', send };
}
