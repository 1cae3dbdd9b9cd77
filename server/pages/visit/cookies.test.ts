import { afterEach, describe, expect, it, vi } from 'vitest';
import { measurementCookie } from '#contract/words.ts';
import { tokenCookies } from './token-cookies.ts';
import { bareNamesUntil } from '#server/kit/http/cookie-names.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';

const day = { maxAgeSeconds: 86_400 };
const https = (header?: string) => cookieJar(header, { isHttps: true });

afterEach(() => void vi.useRealTimers());
const at = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] });

describe('abuse 16: a cookie over https', () => {
  it('that is HttpOnly is bound to this host by its name', () => {
    const jar = https();
    jar.set('cart', 'abc', day);
    expect(jar.lines()).toEqual(['__Host-cart=abc; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(jar.get('cart')).toBe('abc');
    expect(https('__Host-cart=abc').get('cart')).toBe('abc');
  });

  it('that pages read has no prefix; over http no cookie has one', () => {
    const jar = https();
    jar.set(measurementCookie, '1-yes', day);
    expect(jar.lines()).toEqual([`${measurementCookie}=1-yes; Max-Age=86400; Path=/; Secure; SameSite=Lax`]);
    const demo = cookieJar(undefined, { isHttps: false });
    demo.set('cart', 'abc', day);
    expect(demo.lines()).toEqual(['cart=abc; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax']);
  });

  it('from before the prefix is read for 30 days, and is removed when it is set again or cleared', () => {
    at(bareNamesUntil - 1);
    const jar = https('cart=old');
    expect(jar.get('cart')).toBe('old');
    jar.set('cart', 'new', day);
    expect(jar.lines()).toEqual([
      expect.stringContaining('__Host-cart=new'),
      'cart=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    const cleared = https('cart=old');
    cleared.clear('cart');
    expect(cleared.get('cart')).toBeUndefined();
    expect(cleared.lines()).toHaveLength(2);
    const login = tokenCookies({ header: 'access_token=a.b; refresh_token=c', isHttps: true });
    expect([login.authToken, login.refreshToken]).toEqual(['a.b', 'c']);
    login.set({ authToken: 'd.e', refreshToken: 'f' });
    expect(login.lines().map((line) => line.split(';', 1)[0])).toEqual([
      '__Host-access_token=d.e',
      'access_token=',
      '__Host-refresh_token=f',
      'refresh_token=',
    ]);
  });

  it('from before the prefix is ignored afterwards, because any subdomain could have set it', () => {
    at(bareNamesUntil);
    expect(https('cart=theirs').get('cart')).toBeUndefined();
    const login = tokenCookies({ header: 'access_token=a.b; refresh_token=c', isHttps: true });
    expect([login.authToken, login.refreshToken]).toEqual([undefined, undefined]);
    expect(cookieJar('cart=demo', { isHttps: false }).get('cart')).toBe('demo');
  });

  it('with the prefix takes precedence over one without', () => {
    at(bareNamesUntil - 1);
    expect(https('cart=theirs; __Host-cart=ours').get('cart')).toBe('ours');
  });
});
