import { appendMessage, fileReason } from '../message-file.ts';
import { MailFault, type MailProvider } from './port.ts';

export interface MailFile {
  /** Path of the file; each message is a line of JSON. */
  file: string;
  /** Prints to the terminal. */
  print: (line: string) => void;
}

/** Creates the demo's mailbox: emails are written to a file and printed to the terminal. */
export function createMailFile({ file, print }: MailFile): MailProvider {
  const send: MailProvider['send'] = async ({ to, subject, text, html, key }) => {
    try {
      await appendMessage(file, { channel: 'EMAIL', to, subject, text, html, key });
    } catch (error) {
      throw new MailFault('UNAVAILABLE', `the file of messages cannot be written: ${fileReason(error)}`);
    }
    const [lead = '', next = ''] = text.split('\n\n');
    print(`Mail to ${to}: ${lead} ${next}`.trimEnd());
  };
  return { name: 'file', send };
}
