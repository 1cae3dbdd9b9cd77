import { parseCookie, stringifySetCookie } from 'cookie';

/** What the shop stores in one browser. Cookies are sent to every path, never with another site's writes, and over https only where the shop has it. */
export interface Cookies {
  /** The value now, including what this request has set. */
  get: (name: string) => string | undefined;
  /** Hidden from scripts unless `isReadableByScripts`. */
  set: (name: string, value: string, options: CookieOptions) => void;
  clear: (name: string) => void;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  isReadableByScripts?: boolean;
}

/** The cookies of one request, and the Set-Cookie lines of its answer. */
export interface CookieJar extends Cookies {
  lines: () => string[];
}

export function cookieJar(header: string | undefined, { isHttps }: { isHttps: boolean }): CookieJar {
  const values = new Map(Object.entries(parseCookie(header ?? '')));
  const lines = new Map<string, string>();
  const write = (
    name: string,
    value: string,
    { maxAgeSeconds, isReadableByScripts = false }: CookieOptions,
  ) =>
    lines.set(
      name,
      stringifySetCookie({
        name,
        value,
        path: '/',
        maxAge: maxAgeSeconds,
        httpOnly: !isReadableByScripts,
        sameSite: 'lax',
        secure: isHttps,
      }),
    );
  return {
    get: (name) => values.get(name),
    set: (name, value, options) => {
      values.set(name, value);
      write(name, value, options);
    },
    clear: (name) => {
      values.delete(name);
      write(name, '', { maxAgeSeconds: 0 });
    },
    lines: () => [...lines.values()],
  };
}
