import { percentile } from '../times.ts';
import {
  type Attack,
  type Browser,
  codeOf,
  countOf,
  finding,
  runConcurrently,
  listOffers,
  newPhone,
  openBrowser,
  orderCart,
  putPiece,
} from './attack.ts';

const shoppers = 300;

/** One in this many requests a code and never enters it: a mistyped number, or a change of mind. */
const leavesEvery = 5;

/**
 * Not an attack: shoppers of a mobile operator behind one address, each with a phone of their own, 30 at any time. Every other one logs in
 * first, the rest order as guests.
 */
export const crowd: Attack = {
  what: `crowd: ${shoppers} honest shoppers of one address buy a piece each, and one in ${leavesEvery} leaves a code untyped before`,
  run: async (shop) => {
    const { codeTo } = shop;
    if (codeTo === undefined)
      return [finding(null, 'no codes: the folder of the shop is not known (--folder)')];
    const offers = await listOffers(shop, shoppers);
    const [holds, untyped, times]: [string[], string[], number[]] = [[], [], []];
    const begun = performance.now();
    const outcomes = await runConcurrently(offers, {
      atOnce: 30,
      run: async (offer) => {
        const from = performance.now();
        const browser = openBrowser(shop, shop.address(2));
        const nth = offers.indexOf(offer);
        const phone = newPhone();
        if (nth % leavesEvery === 0) untyped.push(await requestCode(browser, newPhone()));
        if (nth % 2 === 0) {
          const status = await requestCode(browser, phone);
          if (status !== '202') return `login ${status}`;
          const typed = { payload: { phone, code: codeTo(phone) } };
          const entered = codeOf(await browser.call('POST', '/api/v1/verify-otp', typed));
          if (entered !== '200') return `login ${entered}`;
        }
        await browser.call('GET', `/product/${offer.slug}`);
        const put = codeOf(await putPiece(browser, offer));
        if (put !== '200') return put;
        await browser.call('GET', '/cart');
        holds.push(codeOf(await browser.call('POST', '/api/v1/cart/hold')));
        const status = await orderCart(browser, { phone });
        const outcome =
          status === 'PHONE_NOT_VERIFIED'
            ? await orderCart(browser, { phone, phoneCode: codeTo(phone) })
            : status;
        times.push(performance.now() - from);
        return outcome;
      },
    });
    const failures = [...new Set(outcomes)].filter((outcome) => outcome !== '201');
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    const bought = countOf(outcomes, '201');
    return [
      finding(
        bought === offers.length,
        `${bought} of ${offers.length} bought, in ${seconds} s${failures.length > 0 ? `; else ${failures.join(', ')}` : ''}`,
      ),
      finding(
        untyped.every((answer) => answer === '202'),
        `${countOf(untyped, '202')} of ${untyped.length} codes sent that nobody typed in`,
      ),
      finding(
        holds.every((hold) => hold === '200' || hold === 'HOLD_NEEDS_PHONE'),
        `${countOf(holds, '200')} held their piece before their phone was known, ${countOf(holds, 'HOLD_NEEDS_PHONE')} ordered without a hold`,
      ),
      finding(
        true,
        `a purchase took ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      ),
    ];
  },
};

const requestCode = async (browser: Browser, phone: string): Promise<string> =>
  codeOf(await browser.call('POST', '/api/v1/authenticate-with-otp', { payload: { phone } }));
