import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addPiece } from '#server/testing-goods.ts';
import { shopperWith } from '#server/testing-shopper.ts';
import { testApp } from '#server/testing.ts';

// A subscriber has a whole /64 of IPv6 addresses, so a limit per single address has no effect (docs/security.md, Limits).

const server = path.join(import.meta.dirname, '..', '..');

/** Code that uses an address as a key or a text, or passes it on. */
const uses = [
  /\$\{[^}]*\bip\b[^}]*\}/g,
  /(?:\w+)\(\s*(?:\w+\??\.)*ip\b\s*[,)]/g,
  /\[\s*(?:\w+\??\.)*ip\s*\]/g,
  /\b(?:key|subject|network|from|address)\w*\s*[:=]\s*(?:\w+\??\.)*ip\b/g,
];
/** Code that computes the network of an address, or checks whether it is private, loopback, a store's or one of the staff's. */
const allowed = /networkOf\(|isPrivate\(|isLoopback\(|isStore\(|isAllowed\(|refuseWithout\(/;

export function bareAddresses(source: string): string[] {
  return uses
    .flatMap((use) => [...source.matchAll(use)].map(([found]) => found))
    .filter((found) => !allowed.test(found));
}

it.each([
  ['subject: `promo:${ip}`'],
  ['countsOf(request.ip)'],
  ['seen.get(caller.ip)'],
  ['perAddress[request.ip]'],
  ['const key = request.ip;'],
])('%s is a bare address', (source) => expect(bareAddresses(source)).toHaveLength(1));

it.each([['`promo:${networkOf(ip)}`'], ['networkOf(request.ip)'], ['ip: caller.ip'], ['{ ip, now }']])(
  '%s is allowed',
  (source) => expect(bareAddresses(source)).toEqual([]),
);

it('no file of the server uses a bare address as a key', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing/.test(file) && !file.includes('network-of'),
  );
  const found = files.flatMap((file) => {
    const source = readFileSync(path.join(server, file), 'utf8').replaceAll(/\/\*\*[^]*?\*\/|\/\/.*$/gm, '');
    return bareAddresses(source).map((use) => `${file}: ${use}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

describe('addresses of one /64 network', () => {
  it('share the calls of a minute', async () => {
    const { app, close } = await testApp({ seed: 'empty' });
    const call = (last: number) =>
      app.inject({ method: 'POST', url: '/api/v1/orders/link', remoteAddress: `2001:db8:1:2::${last}` });
    const statuses: number[] = [];
    for (let last = 1; last <= 61; last += 1) statuses.push((await call(last)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await call(1)).json()).toMatchObject({ code: 'RATE_LIMITED' });
    await close();
  });

  it('share the attempts at promo codes', async () => {
    const { app, db, close } = await testApp({ seed: 'empty' });
    const { fullKey } = await addPiece(db);
    const codes: string[] = [];
    for (let last = 1; last <= 13; last += 1) {
      // a new cart each time with nine guesses, fewer than the limit of a cart
      const buyer = await shopperWith(app, fullKey);
      const guess = (number: number) =>
        app.inject({
          method: 'PUT',
          url: '/api/v1/cart/promo-code',
          remoteAddress: `2001:db8:1:3::${last}`,
          cookies: Object.fromEntries(buyer.jar),
          payload: { code: `GUESS${last}X${number}` },
        });
      for (let number = 0; number < 9; number += 1)
        codes.push((await guess(number)).json<{ code: string }>().code);
    }
    expect(codes.filter((code) => code === 'PROMO_CODE_UNKNOWN')).toHaveLength(100);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    await close();
  });
});
