import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthShop, newPhone, testAuth } from './testing-auth.ts';

const proxy = '10.9.9.9';

/** Requests two codes per address; every call comes through one proxy, which sends the shopper's address. */
async function statusesThroughProxy(shop: AuthShop, shoppers: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const shopper of shoppers) {
    const from = { ip: proxy, forwardedFor: shopper };
    statuses.push((await shop.post('authenticate-with-otp', { phone: newPhone() }, from)).statusCode);
  }
  return statuses;
}

describe('behind a proxy', () => {
  let trusting: AuthShop;
  let wary: AuthShop;
  beforeAll(async () => {
    trusting = await testAuth({ environment: { CODES_PER_ADDRESS: '2', TRUSTED_PROXIES: proxy } });
    wary = await testAuth({ environment: { CODES_PER_ADDRESS: '2' } });
  });
  afterAll(() => Promise.all([trusting.close(), wary.close()]));

  it('named in the configuration, each shopper is limited separately', async () => {
    const shoppers = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'];
    expect(await statusesThroughProxy(trusting, shoppers)).toEqual([202, 202, 429, 202]);
  });

  it('not named in the configuration, a header does not avoid the limits', async () => {
    const shoppers = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
    expect(await statusesThroughProxy(wary, shoppers)).toEqual([202, 202, 429]);
  });
});
