/** What the browser sent under a name; the first one counts. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
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
  isHttps: boolean;
}

/** A Set-Cookie line of what no script may see and no other site may send with a write. */
export function cookieLine({ name, value, maxAgeSeconds, isHttps }: Cookie): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
