import { describe, expect, it, vi } from 'vitest';
import { bareNamesUntil } from '#server/kit/http/cookie-names.ts';
import { tokenCookies } from './token-cookies.ts';

const browser = 'cart=abc; __Host-access_token=old.signed; __Host-refresh_token=used-once; lang=uz';
const open = (header?: string) => tokenCookies({ header, isHttps: true });

describe('the cookies of a session', () => {
  it('are read from the browser’s cookies', () => {
    const tokens = open(browser);
    expect([tokens.authToken, tokens.refreshToken]).toEqual(['old.signed', 'used-once']);
    expect(tokens.lines()).toEqual([]);
  });

  it('are missing for a guest', () => {
    const tokens = open('cart=abc');
    expect([tokens.authToken, tokens.refreshToken]).toEqual([undefined, undefined]);
    expect(tokens.lines()).toEqual([]);
  });

  it('last 30 days and cannot be read by scripts', () => {
    const tokens = open();
    tokens.set({ authToken: 'new.signed', refreshToken: 'once' });
    expect(tokens.lines()).toEqual([
      '__Host-access_token=new.signed; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-refresh_token=once; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(tokens.authToken).toBe('new.signed');
  });

  it('abuse 16: from before the https prefix are read for 30 days, and replaced by the next ones', () => {
    const before = 'access_token=a.b; refresh_token=c';
    vi.useFakeTimers({ now: bareNamesUntil - 1, toFake: ['Date'] });
    const tokens = open(before);
    expect([tokens.authToken, tokens.refreshToken]).toEqual(['a.b', 'c']);
    tokens.set({ authToken: 'd.e', refreshToken: 'f' });
    expect(tokens.lines().map((line) => line.split(';', 1)[0])).toEqual([
      '__Host-access_token=d.e',
      'access_token=',
      '__Host-refresh_token=f',
      'refresh_token=',
    ]);
    vi.setSystemTime(bareNamesUntil);
    const late = open(before);
    expect([late.authToken, late.refreshToken]).toEqual([undefined, undefined]);
    vi.useRealTimers();
  });

  it('are sent over http only if the shop itself uses http', () => {
    const tokens = tokenCookies({ header: undefined, isHttps: false });
    tokens.set({ authToken: 'new.signed' });
    expect(tokens.lines()).toEqual([
      'access_token=new.signed; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('lose the refresh token if a response has none', () => {
    const tokens = open(browser);
    tokens.set({ authToken: 'new.signed' });
    expect(tokens.refreshToken).toBeUndefined();
    expect(tokens.lines()).toEqual([
      expect.stringContaining('__Host-access_token=new.signed;'),
      '__Host-refresh_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('are deleted at logout', () => {
    const tokens = open(browser);
    tokens.clear();
    expect(tokens.authToken).toBeUndefined();
    expect(tokens.lines()).toEqual([
      '__Host-access_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-refresh_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it.each(['a b', 'a"b', 'имя', '', 'x'.repeat(1001)])(
    'with values that we never issue (%j) are ignored and deleted',
    (value) => {
      const tokens = open(`__Host-access_token=${value}`);
      expect(tokens.authToken).toBeUndefined();
      expect(tokens.lines()).toEqual([expect.stringContaining('__Host-access_token=; Max-Age=0')]);
    },
  );
});
