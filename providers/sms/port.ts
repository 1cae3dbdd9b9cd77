/** One SMS. */
export interface Sms {
  /** E.164: +998 and nine digits. */
  to: string;
  text: string;
  /** Identifies the message, at most 40 characters. A gateway that removes duplicates sends it once, however often it is called. */
  key?: string;
}

/** A gateway that passes SMS to the operators. */
export interface SmsProvider {
  name: string;
  /** Resolves when the gateway has accepted the message. Throws SmsFault if it has not, or if that is unknown. */
  send(sms: Sms): Promise<void>;
}

/**
 * REFUSED: the gateway does not send this message. UNAVAILABLE: it did not respond as expected; a retry is safe, but may send the message
 * twice.
 */
export type SmsFailure = 'REFUSED' | 'UNAVAILABLE';

/** The message contains the gateway’s response, never a phone or a text. */
export class SmsFault extends Error {
  readonly why: SmsFailure;

  constructor(why: SmsFailure, message: string) {
    super(message);
    this.name = 'SmsFault';
    this.why = why;
  }
}
