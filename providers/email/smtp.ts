import type { Transporter } from 'nodemailer';
import { MailFault, type MailProvider } from './port.ts';

export interface SmtpAccount {
  /** smtp://user:password@host:587 (upgraded to TLS if the server supports it), or smtps:// for TLS from the first byte. */
  url: string;
  /** The sender: an address, or `Zarona <shop@zarona.uz>`. */
  from: string;
  timeoutMs?: number;
}

/** Creates a provider for any mail server that supports SMTP. */
export function createSmtp({ url, from, timeoutMs = 10_000 }: SmtpAccount): MailProvider {
  const settings = {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // our emails never attach files or content from addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  let transport: Transporter | undefined;
  const send: MailProvider['send'] = async ({ key, ...mail }) => {
    try {
      // loaded with the first email, because it takes half a megabyte that a shop without emails does not need
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

/**
 * 5xx is about this email (RFC 5321, 4.2.1), unless it is about the login; everything else is temporary. The server's text is left out,
 * because it repeats the address.
 */
function toFault(error: unknown): MailFault {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }; // what nodemailer adds to an Error
  const isRefused = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  const codes = [code, responseCode]
    .filter((fact) => fact !== undefined)
    .map(String)
    .join(' ');
  return new MailFault(
    isRefused ? 'REFUSED' : 'UNAVAILABLE',
    `the mail server did not accept an email: ${codes || 'failed'}`,
  );
}
