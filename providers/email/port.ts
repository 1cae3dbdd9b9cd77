/** One mail: the same in words and in HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Identifies the message, at most 40 characters: mailboxes that get it twice see that it is the same one. */
  key?: string;
}

export interface MailProvider {
  name: string;
  /** Resolves when the mail server has taken it. Throws MailFault when it has not, or nobody knows. */
  send(mail: Mail): Promise<void>;
}

/** REFUSED: the server will not take this one. UNAVAILABLE: it did not answer as it should; a repeat is safe, and may send twice. */
export type MailFailure = 'REFUSED' | 'UNAVAILABLE';

/** The message contains the server’s answer, never an address or a text. */
export class MailFault extends Error {
  readonly why: MailFailure;

  constructor(why: MailFailure, message: string) {
    super(message);
    this.name = 'MailFault';
    this.why = why;
  }
}
