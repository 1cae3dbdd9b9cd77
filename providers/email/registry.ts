import { createMailFile, type MailFile } from './file.ts';
import type { MailProvider } from './port.ts';
import { createSmtp, type SmtpAccount } from './smtp.ts';

/** Which way mails go, with what it needs. */
export type MailChoice = ({ name: 'smtp' } & SmtpAccount) | ({ name: 'file' } & MailFile) | { name: 'off' };

/** The way that is switched on: one line each. */
export function createMailProvider(choice: MailChoice): MailProvider | undefined {
  switch (choice.name) {
    case 'smtp':
      return createSmtp(choice);
    case 'file':
      return createMailFile(choice);
    case 'off':
      return undefined;
  }
}
