/** Who calls to log in, by what codes and limits go. */
export interface LoginCaller {
  /** HMAC of their browser (kit/requester.ts), and of their network (code-limits.ts). */
  requester: Buffer;
  network: Buffer;
  /** The browser has logged in by this phone or email before. */
  isKnown: boolean;
  /** The refresh token of the login that their browser has; the new login takes its place. */
  replaces: string | undefined;
  ip: string;
  now: Date;
}
