import { cookieName, namesToRead } from '#server/kit/http/cookie-names.ts';

interface Sent {
  /** The Cookie header of the request. */
  header: string | undefined;
  isHttps: boolean;
}

/** What the browser sent under a name of cookie-names.ts; the first one counts. */
export function cookieOf({ header, isHttps }: Sent, name: string): string | undefined {
  return namesToRead(name, isHttps)
    .map((known) => valueOf(header, known))
    .find((value) => value !== undefined);
}

function valueOf(header: string | undefined, name: string): string | undefined {
  const start = `${name}=`;
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length);
}

export interface Cookie {
  name: string;
  /** Of the letters that need no quoting. */
  value: string;
  /** 0 = it goes. */
  maxAgeSeconds: number;
}

/** Set-Cookie, of what no script may see and no other site may send with a write; one from before the prefix goes. */
export function cookieLines({ header, isHttps }: Sent, { name, value, maxAgeSeconds }: Cookie): string[] {
  const secure = isHttps ? '; Secure' : '';
  const line = (called: string, text: string, age: number) =>
    `${called}=${text}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  const full = cookieName(name, isHttps);
  const isBefore = full !== name && valueOf(header, name) !== undefined;
  return [line(full, value, maxAgeSeconds), ...(isBefore ? [line(name, '', 0)] : [])];
}
