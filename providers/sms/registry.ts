import { createEskiz, type EskizAccount } from './eskiz.ts';
import { createSmsFile, type SmsFile } from './file.ts';
import { createPlayMobile, type PlayMobileAccount } from './playmobile.ts';
import type { SmsProvider } from './port.ts';

/** The selected gateway with its settings. */
export type SmsChoice =
  | ({ name: 'eskiz' } & EskizAccount)
  | ({ name: 'playmobile' } & PlayMobileAccount)
  | ({ name: 'file' } & SmsFile)
  | { name: 'off' };

/** Creates the selected gateway; one line each. */
export function createSmsProvider(choice: SmsChoice): SmsProvider | undefined {
  switch (choice.name) {
    case 'eskiz':
      return createEskiz(choice);
    case 'playmobile':
      return createPlayMobile(choice);
    case 'file':
      return createSmsFile(choice);
    case 'off':
      return undefined;
  }
}
