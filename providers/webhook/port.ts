/** A message to an endpoint, signed. */
export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  /** JSON, sent as it is: the signature is of these letters. */
  body: string;
  /** The process is about to end: the call is given up. */
  signal?: AbortSignal;
}

/**
 * Why there was no answer. HTTPS_NEEDED, PRIVATE_ADDRESS: the call was not made. UNKNOWN_HOST: its name leads nowhere. REFUSED: nobody
 * listens there. CERTIFICATE: it is not to be trusted. TIMEOUT: not within 15 seconds. CONNECTION: anything else.
 */
export type WebhookFault =
  | 'HTTPS_NEEDED'
  | 'PRIVATE_ADDRESS'
  | 'UNKNOWN_HOST'
  | 'REFUSED'
  | 'CERTIFICATE'
  | 'TIMEOUT'
  | 'CONNECTION';

/** `text`: the beginning of the answer. */
export type WebhookAnswer = { status: number; text: string } | { fault: WebhookFault };

/** Brings messages to addresses that somebody typed. */
export interface WebhookPost {
  /** What is wrong with an address by itself, before its name is looked up; null: nothing. */
  faultOf: (url: string) => Extract<WebhookFault, 'HTTPS_NEEDED' | 'PRIVATE_ADDRESS'> | null;
  /** Throws only when `signal` ended it. Any status is an answer, a redirect, too. */
  send: (call: WebhookCall) => Promise<WebhookAnswer>;
}
