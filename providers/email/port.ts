/** An email, with the same content as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Identifies the message, at most 40 characters, so that mailboxes can recognize a duplicate. */
  key?: string;
}

export interface MailProvider {
  name: string;
  /** Resolves when the mail server has accepted it. Throws MailFault if it has not, or if that is unknown. */
  send(mail: Mail): Promise<void>;
}

/**
 * REFUSED: the server does not accept this email. UNAVAILABLE: it did not respond as expected; a retry is safe, but may send the email
 * twice.
 */
export type MailFailure = 'REFUSED' | 'UNAVAILABLE';

/** The message contains the server’s response, never an address or a text. */
export class MailFault extends Error {
  readonly why: MailFailure;

  constructor(why: MailFailure, message: string) {
    super(message);
    this.name = 'MailFault';
    this.why = why;
  }
}
