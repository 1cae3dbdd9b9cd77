import { createMailFile, type MailFile } from './file.ts';
import type { MailProvider } from './port.ts';
import { createSmtp, type SmtpAccount } from './smtp.ts';

/** The selected mail provider with its settings. */
export type MailChoice = ({ name: 'smtp' } & SmtpAccount) | ({ name: 'file' } & MailFile) | { name: 'off' };

/** Creates the selected provider; one line each. */
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
