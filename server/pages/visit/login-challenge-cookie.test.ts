import { describe, expect, it } from 'vitest';
import { loginChallengeCookie } from './login-challenge-cookie.ts';

const now = new Date('2026-04-12T10:00:00Z');
const step = { kind: 'PHONE', to: '+998901234567', resendAt: now.getTime() + 60_000 } as const;
const open = (header: string | undefined, parts: { secret?: string; at?: Date } = {}) =>
  loginChallengeCookie({ header, isHttps: true, secret: parts.secret ?? 'ours', now: parts.at ?? now });

function storedCookie(): string {
  const cookie = open(undefined);
  cookie.set(step);
  const [line = ''] = cookie.lines();
  return line.split(';', 1)[0] ?? '';
}

describe('a login in progress', () => {
  it('is stored for ten minutes and cannot be read by scripts', () => {
    const cookie = open(undefined);
    cookie.set(step);
    expect(cookie.lines()).toEqual([
      expect.stringMatching(/^__Host-role=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(cookie.current).toEqual(step);
  });

  it('is recognised when the browser comes back', () => {
    expect(open(`lang=uz; ${storedCookie()}`).current).toEqual(step);
  });

  it('ends after ten minutes, even if the browser keeps the cookie', () => {
    expect(open(storedCookie(), { at: new Date(now.getTime() + 600_000) }).current).toBeUndefined();
  });

  it('cannot be changed by the shopper', () => {
    const [payload = '', signature = ''] = storedCookie().slice('__Host-role='.length).split('.');
    const other = Buffer.from(payload, 'base64url').toString().replace('90123', '90999');
    expect(
      open(`__Host-role=${Buffer.from(other).toString('base64url')}.${signature}`).current,
    ).toBeUndefined();
    expect(open(storedCookie(), { secret: 'theirs' }).current).toBeUndefined();
    expect(open('__Host-role=nonsense').current).toBeUndefined();
  });

  it('is deleted at login', () => {
    const cookie = open(storedCookie());
    cookie.clear();
    expect(cookie.current).toBeUndefined();
    expect(cookie.lines()).toEqual(['__Host-role=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  it('sets no cookie if there is nothing to delete', () => {
    const cookie = open('lang=uz');
    cookie.clear();
    expect(cookie.lines()).toEqual([]);
  });
});
