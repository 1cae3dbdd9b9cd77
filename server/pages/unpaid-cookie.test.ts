import { describe, expect, it } from 'vitest';
import { unpaidCookie } from './unpaid-cookie.ts';

const order = { number: 'Z-261122-00012', token: 'AbC-_9AbC-_9AbC-_9AbC-' };
const browser = `cart=abc; unpaid_order=${order.number}.${order.token}; lang=uz`;
const open = (header?: string, isHttps = true) => unpaidCookie({ header, isHttps });

describe('the order that a browser has not paid', () => {
  it('is kept for half an hour, and no script may see it', () => {
    const cookie = open();
    cookie.keep(order);
    expect(cookie.current).toEqual(order);
    expect(cookie.lines()).toEqual([
      `unpaid_order=${order.number}.${order.token}; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });

  it('goes over http only where the shop itself does', () => {
    const cookie = open(undefined, false);
    cookie.keep(order);
    expect(cookie.lines()).toEqual([expect.not.stringContaining('Secure')]);
  });

  it('is known again when the browser comes back', () => {
    const cookie = open(browser);
    expect(cookie.current).toEqual(order);
    expect(cookie.lines()).toEqual([]);
  });

  it('is forgotten', () => {
    const cookie = open(browser);
    cookie.clear();
    expect(cookie.current).toBeUndefined();
    expect(cookie.lines()).toEqual(['unpaid_order=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure']);
  });

  it('that was none leaves no cookie to forget', () => {
    const cookie = open('lang=uz');
    cookie.clear();
    expect(cookie.lines()).toEqual([]);
  });

  it.each([
    '',
    'nonsense',
    `${order.number}`,
    `${order.number}.short`,
    `../../x.${order.token}`,
    `${order.number}.${order.token}.x`,
    `Z-261122-00012?a=1.${order.token}`,
  ])('is not what was not given by us: %j', (value) => {
    expect(open(`unpaid_order=${value}`).current).toBeUndefined();
  });
});
