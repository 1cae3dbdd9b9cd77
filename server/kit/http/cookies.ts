import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieName, isHidden, namesToRead } from './cookie-names.ts';

/**
 * The shop's cookies in one browser, by the names of cookie-names.ts without prefix. Cookies are sent to every path, never with writes
 * from other sites, and over https only if the shop uses https.
 */
export interface Cookies {
  /** Returns the present value, including what this request has set. */
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options: CookieOptions) => void;
  clear: (name: string) => void;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  /** Defaults to lax: also sent when a link from another site is followed. */
  sameSite?: 'lax' | 'strict';
}

/** The cookies of one request and the Set-Cookie lines of its response. */
export interface CookieJar extends Cookies {
  lines: () => string[];
}

export function cookieJar(header: string | undefined, { isHttps }: { isHttps: boolean }): CookieJar {
  const sent = parseCookie(header ?? '');
  const values = new Map<string, string | undefined>();
  const lines = new Map<string, string>();
  const line = (name: string, value: string, { maxAgeSeconds: maxAge, sameSite = 'lax' }: CookieOptions) =>
    stringifySetCookie({
      name,
      value,
      path: '/',
      maxAge,
      httpOnly: isHidden(name),
      sameSite,
      secure: isHttps,
    });
  const write = (name: string, value: string, options: CookieOptions) => {
    const full = cookieName(name, isHttps);
    lines.set(full, line(full, value, options));
    // the browser still has it under its name without the prefix
    if (full !== name && sent[name] !== undefined) lines.set(name, line(name, '', { maxAgeSeconds: 0 }));
  };
  const read = (name: string): string | undefined =>
    namesToRead(name, isHttps)
      .map((known) => sent[known])
      .find((value) => value !== undefined);
  return {
    get: (name) => (values.has(name) ? values.get(name) : read(name)),
    set: (name, value, options) => {
      values.set(name, value);
      write(name, value, options);
    },
    clear: (name) => {
      values.set(name, undefined);
      write(name, '', { maxAgeSeconds: 0 });
    },
    lines: () => [...lines.values()],
  };
}
