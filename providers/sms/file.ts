import { appendMessage, fileReason } from '../message-file.ts';
import { SmsFault, type SmsProvider } from './port.ts';

export interface SmsFile {
  /** Path of the file; each message is a line of JSON. */
  file: string;
  /** Prints to the terminal. */
  print: (line: string) => void;
}

/** Creates the demo's phone: SMS are written to a file and printed to the terminal. */
export function createSmsFile({ file, print }: SmsFile): SmsProvider {
  const send: SmsProvider['send'] = async ({ to, text, key }) => {
    try {
      await appendMessage(file, { channel: 'SMS', to, text, key });
    } catch (error) {
      throw new SmsFault('UNAVAILABLE', `the file of messages cannot be written: ${fileReason(error)}`);
    }
    print(`SMS to ${to}: ${text.split('\n', 1)[0] ?? ''}`);
  };
  return { name: 'file', send };
}
