/** The caller of a login, as codes and limits identify it. */
export interface LoginCaller {
  /** HMAC of the browser (kit/requester.ts), and of the network (code-limits.ts). */
  requester: Buffer;
  network: Buffer;
  /** The browser has logged in with this phone or email before. */
  isKnown: boolean;
  /** The refresh token of the login that the browser already has; the new login replaces it. */
  replaces: string | undefined;
  ip: string;
  now: Date;
}
