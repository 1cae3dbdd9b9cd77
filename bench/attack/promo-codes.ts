import { type Attack, codeOf, countOf, finding, listOffers, openBrowser } from './attack.ts';

const carts = 15;
const guessesOfCart = 9;

/** Line 3: guesses of promo codes were counted by single IPv6 addresses. */
export const promoCodes: Attack = {
  what: `3. ${carts * guessesOfCart} promo codes are guessed from ${carts} addresses of one /64`,
  run: async (shop) => {
    const { proxy } = shop;
    if (proxy === undefined)
      return [finding(null, 'the loopback has no /64: the shop must trust a proxy (TRUSTED_PROXIES)')];
    const [offer] = await listOffers(shop, 1);
    const codes: string[] = [];
    for (let cart = 1; cart <= carts; cart += 1) {
      const browser = openBrowser(shop, proxy);
      const headers = {
        'x-forwarded-for': `2001:db8:77:${(Math.floor(performance.timeOrigin) % 65_536).toString(16)}::${cart}`,
      };
      if (offer)
        await browser.call('PUT', `/api/v1/cart/lines/${encodeURIComponent(offer.lineKey)}`, {
          headers,
          payload: { quantity: 1, itemId: offer.id },
        });
      for (let guess = 0; guess < guessesOfCart; guess += 1) {
        const payload = { code: `GUESS${cart}X${guess}` };
        codes.push(codeOf(await browser.call('PUT', '/api/v1/cart/promo-code', { headers, payload })));
      }
    }
    const tried = countOf(codes, 'PROMO_CODE_UNKNOWN');
    return [
      finding(tried <= 100, `${tried} guesses were looked up, ${countOf(codes, 'RATE_LIMITED')} refused`),
    ];
  },
};
