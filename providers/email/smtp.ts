import type { Transporter } from 'nodemailer';
import { MailFault, type MailProvider } from './port.ts';

export interface SmtpAccount {
  /** smtp://user:password@host:587 (upgraded to TLS where the server can), or smtps:// for TLS from the first byte. */
  url: string;
  /** Who the mails are from: an address, or `Zarona <shop@zarona.uz>`. */
  from: string;
  timeoutMs?: number;
}

/** Any mail server that speaks SMTP. */
export function createSmtp({ url, from, timeoutMs = 10_000 }: SmtpAccount): MailProvider {
  const settings = {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // a mail of ours names no file and no address to be fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  let transport: Transporter | undefined;
  const send: MailProvider['send'] = async ({ key, ...mail }) => {
    try {
      // with the first mail: a shop without mails of its own needs none of its half a megabyte
      transport ??= (await import('nodemailer')).createTransport(settings);
      await transport.sendMail({
        from,
        ...mail,
        ...(key !== undefined && { messageId: `<${key}@${host}>` }),
      });
    } catch (error) {
      throw toFault(error);
    }
  };
  return { name: 'smtp', send };
}

/** 5xx is about this mail (RFC 5321, 4.2.1), unless it is about our login; all else passes. Without the server's words, which repeat the address. */
function toFault(error: unknown): MailFault {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }; // what nodemailer adds to an Error
  const isRefused = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  const codes = [code, responseCode]
    .filter((fact) => fact !== undefined)
    .map(String)
    .join(' ');
  return new MailFault(
    isRefused ? 'REFUSED' : 'UNAVAILABLE',
    `the mail server has not taken a mail: ${codes || 'failed'}`,
  );
}
