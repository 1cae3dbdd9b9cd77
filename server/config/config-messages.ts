import { Type, type Static } from 'typebox';

/** `file`: the demo's phone, in DATA_DIR. */
export type SmsSettings =
  | { name: 'eskiz'; email: string; password: string; sender: string }
  | { name: 'playmobile'; login: string; password: string; sender: string }
  | { name: 'file' }
  | { name: 'off' };

/** `file`: the demo's mailbox, in DATA_DIR. */
export type MailSettings = { name: 'smtp'; url: string; from: string } | { name: 'file' } | { name: 'off' };

/** The variables as read: texts. */
export const messageVariables = {
  SMS: Type.Optional(Type.Enum(['eskiz', 'playmobile', 'file'])),
  SMS_LOGIN: Type.Optional(Type.String()),
  SMS_PASSWORD: Type.Optional(Type.String()),
  SMS_SENDER: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 ._-]{1,20}$' })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://\\S+$' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^@\\r\\n]+@[^@\\s]+$' })),
  SHOP_MAIL: Type.Optional(Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' })),
};

/** The ends of sentences such as "SMS must be …". */
export const messagesMustBe = {
  SMS: 'eskiz, playmobile or file',
  SMS_SENDER: 'the number or name that the operators approved, like 4546 or Zarona',
  SMTP_URL: 'an address like smtps://user:password@host:465',
  MAIL_FROM: 'an address like shop@zarona.uz or Zarona <shop@zarona.uz>',
  SHOP_MAIL: 'an address like sales@zarona.uz',
};

const MessageVariables = Type.Object(messageVariables);
type Values = Static<typeof MessageVariables>;

/** Without a gateway, a demo sends codes to the demo's phone; in production they are switched off, and nobody can log in. */
export function smsSettings(values: Values, isProduction: boolean): SmsSettings {
  const { SMS: name, SMS_LOGIN: login = '', SMS_PASSWORD: password = '', SMS_SENDER: sender = '' } = values;
  if (name === 'eskiz') return { name, email: login, password, sender };
  if (name === 'playmobile') return { name, login, password, sender };
  return { name: name === undefined && isProduction ? 'off' : 'file' };
}

export function mailSettings(values: Values, isProduction: boolean): MailSettings {
  const { SMTP_URL: url, MAIL_FROM: from = '' } = values;
  if (url !== undefined) return { name: 'smtp', url, from };
  return { name: isProduction ? 'off' : 'file' };
}

/** Returns what a gateway and a mail server need and is missing. */
export function missingForMessages(given: Record<string, string | undefined>): string[] {
  const needed = {
    SMS:
      given['SMS'] === 'eskiz' || given['SMS'] === 'playmobile'
        ? ['SMS_LOGIN', 'SMS_PASSWORD', 'SMS_SENDER']
        : [],
    SMTP_URL: given['SMTP_URL'] === undefined ? [] : ['MAIL_FROM'],
  };
  return Object.entries(needed).flatMap(([because, names]) =>
    names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} must be set together with ${because}.`),
  );
}
