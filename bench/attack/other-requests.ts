import { type Attack, codeOf, finding, newPhone, openBrowser } from './attack.ts';

/** Line 9: anyone who knew a phone got the key of the request made with it. */
export const otherRequests: Attack = {
  what: '9. another browser makes the call-back request that a phone has made already',
  run: async (shop) => {
    const [owner, stranger] = [openBrowser(shop, shop.address(1)), openBrowser(shop, shop.address())];
    const payload = { phone: newPhone(), name: 'Dilnoza', consent: true };
    const [mine, theirs, again] = [
      await owner.call('POST', '/api/v1/callbacks', { payload }),
      await stranger.call('POST', '/api/v1/callbacks', { payload }),
      await owner.call('POST', '/api/v1/callbacks', { payload }),
    ];
    const keys = [mine, theirs, again].map((answer) => answer.json<{ key?: string }>().key);
    return [
      finding(
        keys[0] !== undefined && keys[0] !== keys[1],
        `the stranger (${codeOf(theirs)}) has another key than the owner`,
      ),
      finding(keys[0] === keys[2], 'the owner’s own browser has its request again'),
    ];
  },
};
