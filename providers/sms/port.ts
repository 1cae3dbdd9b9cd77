/** One SMS. */
export interface Sms {
  /** E.164: +998 and nine digits. */
  to: string;
  text: string;
  /** Identifies the message, at most 40 characters: a gateway that removes duplicates sends it once, however often it is called. */
  key?: string;
}

/** A gateway that hands SMS over to the operators. */
export interface SmsProvider {
  name: string;
  /** Resolves when the gateway has taken the message. Throws SmsFault when it has not, or nobody knows. */
  send(sms: Sms): Promise<void>;
}

/** REFUSED: the gateway will not send this one. UNAVAILABLE: it did not answer as it should; a repeat is safe, and may send twice. */
export type SmsFailure = 'REFUSED' | 'UNAVAILABLE';

/** The message contains the gateway’s answer, never a phone or a text. */
export class SmsFault extends Error {
  readonly why: SmsFailure;

  constructor(why: SmsFailure, message: string) {
    super(message);
    this.name = 'SmsFault';
    this.why = why;
  }
}
