/** A signed message to an endpoint. */
export interface WebhookCall {
  url: string;
  headers: Record<string, string>;
  /** JSON, sent unchanged, because it is signed in this form. */
  body: string;
  /** Aborts the call when the process shuts down. */
  signal?: AbortSignal;
}

/**
 * Why there was no response. HTTPS_NEEDED, PRIVATE_ADDRESS: the call was not made. UNKNOWN_HOST: its name cannot be resolved. REFUSED: the
 * connection was refused. CERTIFICATE: it is not trusted. TIMEOUT: no response within 15 seconds. CONNECTION: any other error.
 */
export type WebhookFault =
  | 'HTTPS_NEEDED'
  | 'PRIVATE_ADDRESS'
  | 'UNKNOWN_HOST'
  | 'REFUSED'
  | 'CERTIFICATE'
  | 'TIMEOUT'
  | 'CONNECTION';

/** `text`: the beginning of the response. */
export type WebhookAnswer = { status: number; text: string } | { fault: WebhookFault };

/** Sends messages to addresses that people typed. */
export interface WebhookPost {
  /** Returns what is wrong with an address before its name is resolved; null = nothing. */
  faultOf: (url: string) => Extract<WebhookFault, 'HTTPS_NEEDED' | 'PRIVATE_ADDRESS'> | null;
  /** Throws only if `signal` aborted it. Any status is returned as a response, including redirects. */
  send: (call: WebhookCall) => Promise<WebhookAnswer>;
}
