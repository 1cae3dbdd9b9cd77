import {
  type Attack,
  codeOf,
  countOf,
  countOnSale,
  finding,
  runConcurrently,
  listOffers,
  openBrowser,
  putPiece,
} from './attack.ts';

const carts = 100;
const piecesOfCart = 3;

/** Line 1: one visitor held the whole stock, with a new cart for each call. */
export const holdStock: Attack = {
  what: `1. one visitor holds ${carts} carts of ${piecesOfCart} pieces, without a phone`,
  run: async (shop) => {
    const onSale = await countOnSale(shop);
    const offers = await listOffers(shop, carts * piecesOfCart + 1);
    const numbers = Array.from({ length: carts }, (_none, number) => number);
    const answers = await runConcurrently(numbers, {
      atOnce: 20,
      run: async (number) => {
        const browser = openBrowser(shop, shop.address());
        const from = number * piecesOfCart;
        for (const offer of offers.slice(from, from + piecesOfCart)) await putPiece(browser, offer);
        return browser.call('POST', '/api/v1/cart/hold');
      },
    });
    const pieces = answers
      .filter(({ statusCode }) => statusCode === 200)
      .reduce(
        (sum, answer) => sum + (answer.json<{ hold: { pieces: number } | null }>().hold?.pieces ?? 0),
        0,
      );
    const refused = countOf(answers.map(codeOf), 'HOLD_NEEDS_PHONE');
    const left = ((100 * (onSale - pieces)) / onSale).toFixed(1);
    const other = openBrowser(shop, shop.address(1));
    const [last] = offers.slice(-1);
    if (last) await putPiece(other, last);
    const elsewhere = codeOf(await other.call('POST', '/api/v1/cart/hold'));
    return [
      finding(pieces <= 20, `${pieces} of ${onSale} pieces held, ${refused} of ${carts} holds refused`),
      finding(onSale - pieces >= 0.95 * onSale, `${left} % of the stock is on sale for others`),
      finding(elsewhere === '200', `another network holds: ${elsewhere}`),
    ];
  },
};
