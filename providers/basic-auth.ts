import { hash, timingSafeEqual } from 'node:crypto';

/** Credentials of HTTP Basic authentication (RFC 7617). */
export interface Credentials {
  login: string;
  password: string;
}

/** Returns the value of the `authorization` header. */
export function basicAuthorization({ login, password }: Credentials): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

/**
 * Checks whether a header contains these credentials. Digests are compared, so that timing reveals neither value nor length. The scheme is
 * case-insensitive (RFC 7617).
 */
export function isAuthorized(header: string | undefined, { login, password }: Credentials): boolean {
  const [scheme = '', encoded = ''] = (header ?? '').split(' ', 2);
  const given = digest(Buffer.from(encoded, 'base64').toString('utf8'));
  return timingSafeEqual(given, digest(`${login}:${password}`)) && scheme.toLowerCase() === 'basic';
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
