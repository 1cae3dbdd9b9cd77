import { type Attack, codeOf, finding, newPhone, openBrowser } from './attack.ts';

/** Line 10: two calls per minute locked out the owner of a phone, because wrong attempts ended their code. */
export const lockOut: Attack = {
  what: '10. one network asks for codes to a phone and tries wrong ones; its owner logs in from another network',
  run: async (shop) => {
    const { codeTo } = shop;
    if (codeTo === undefined)
      return [finding(null, 'no codes: the folder of the shop is not known (--folder)')];
    const phone = newPhone();
    const [attacker, owner] = [openBrowser(shop, shop.address()), openBrowser(shop, shop.address(1))];
    const request = { payload: { phone } };
    for (let time = 0; time < 20; time += 1)
      await attacker.call('POST', '/api/v1/authenticate-with-otp', request);
    const status = codeOf(await owner.call('POST', '/api/v1/authenticate-with-otp', request));
    const code = status === '202' ? codeTo(phone) : '000000';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 6; time += 1)
      await attacker.call('POST', '/api/v1/verify-otp', { payload: { phone, code: wrong } });
    const entered = codeOf(await owner.call('POST', '/api/v1/verify-otp', { payload: { phone, code } }));
    return [
      finding(status === '202', `the owner is sent a code: ${status}`),
      finding(entered === '200', `and gets in with it: ${entered}`),
    ];
  },
};
