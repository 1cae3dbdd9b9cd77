import { hash, timingSafeEqual } from 'node:crypto';

/** HTTP Basic (RFC 7617): who calls, by a login and a password. */
export interface Credentials {
  login: string;
  password: string;
}

/** The value of the `authorization` header. */
export function basicAuthorization({ login, password }: Credentials): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

/**
 * Whether a header names these. Digests are compared, so that timing reveals neither value nor length. The scheme
 * may be written in any letters, as the RFC says.
 */
export function isAuthorized(header: string | undefined, { login, password }: Credentials): boolean {
  const [scheme = '', encoded = ''] = (header ?? '').split(' ', 2);
  const given = digest(Buffer.from(encoded, 'base64').toString('utf8'));
  return timingSafeEqual(given, digest(`${login}:${password}`)) && scheme.toLowerCase() === 'basic';
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
