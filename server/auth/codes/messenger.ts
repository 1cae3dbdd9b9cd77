import type { PageLanguage } from '#contract/words.ts';
import type { MailProvider } from '#providers/email/port.ts';
import type { SmsProvider } from '#providers/sms/port.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadMessageWords } from '#server/kit/texts/message-words.ts';
import { codeMail, codeSms, type MailPurpose, type Notice } from './compose-message.ts';
import type { CodePurpose } from './queries-code.ts';

export interface CodeMessage {
  purpose: CodePurpose;
  destination: string;
  language: PageLanguage;
  code: string;
  notice?: Notice | undefined;
}

/** Sends codes, each purpose by its channel. */
export interface Messenger {
  /** False if the channel of this purpose is switched off. */
  canSend: (purpose: CodePurpose) => boolean;
  /** Throws the provider's errors. */
  send: (message: CodeMessage) => Promise<void>;
}

/** The gateways of the installation. */
export interface Gateways {
  /** Undefined = switched off. */
  sms: SmsProvider | undefined;
  mail: MailProvider | undefined;
  /** Origin of the shop's site. */
  publicUrl: string;
}

export interface MessengerParts extends Gateways {
  db: ReadDb;
}

export function createMessenger({ db, sms, mail, publicUrl }: MessengerParts): Messenger {
  const host = new URL(publicUrl).hostname;
  return {
    canSend: (purpose) => (mailPurpose(purpose) === undefined ? sms : mail) !== undefined,
    send: async ({ purpose, destination: to, language, code, notice }) => {
      const byMail = mailPurpose(purpose);
      const words = await loadMessageWords(db, language);
      if (byMail === undefined) await sms?.send({ to, text: codeSms({ words, code, host }) });
      else
        await mail?.send({ to, ...codeMail({ kind: notice ?? byMail, language, words, code, publicUrl }) });
    },
  };
}

/** Undefined = sent by SMS. */
function mailPurpose(purpose: CodePurpose): MailPurpose | undefined {
  switch (purpose) {
    case 'REGISTER_EMAIL':
    case 'RESET_PASSWORD':
    case 'CHANGE_EMAIL':
    case 'PROVE_EMAIL':
      return purpose;
    case 'LOGIN':
    case 'CHANGE_PHONE':
    case 'CHECKOUT':
    case 'PROVE_PHONE':
      return undefined;
  }
}
