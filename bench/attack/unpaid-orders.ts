import {
  type Attack,
  countOf,
  finding,
  listOffers,
  newPhone,
  openBrowser,
  orderCart,
  putPiece,
} from './attack.ts';

const orders = 8;

/** Line 2: one phone reserved hundreds of pieces with unpaid orders. */
export const unpaidOrders: Attack = {
  what: `2. one phone orders ${orders} times, and 11 pieces at once, and pays nothing`,
  run: async (shop) => {
    const { codeTo } = shop;
    const offers = await listOffers(shop, 24);
    const stranger = openBrowser(shop, shop.address());
    for (const offer of offers.slice(-1)) await putPiece(stranger, offer);
    const phone = newPhone();
    const withoutCode = await orderCart(stranger, { phone });
    const proof = finding(
      withoutCode === 'PHONE_NOT_VERIFIED',
      `an order without the code of its phone: ${withoutCode}`,
    );
    if (codeTo === undefined)
      return [proof, finding(null, 'no codes: the folder of the shop is not known (--folder)')];
    const phoneCode = codeTo(phone);
    const codes = [await orderCart(stranger, { phone, phoneCode })];
    // the phone is proven in this cart for a quarter of an hour
    for (const offer of offers.slice(0, orders - 1)) {
      await putPiece(stranger, offer);
      codes.push(await orderCart(stranger, { phone }));
    }
    const other = openBrowser(shop, shop.address());
    for (const offer of offers.slice(orders, orders + 11)) await putPiece(other, offer);
    const second = newPhone();
    await orderCart(other, { phone: second });
    const atOnce = await orderCart(other, { phone: second, phoneCode: codeTo(second) });
    return [
      proof,
      finding(
        countOf(codes, '201') === 3,
        `${countOf(codes, '201')} orders, ${countOf(codes, 'ORDER_LIMIT')} refused ORDER_LIMIT`,
      ),
      finding(atOnce === 'ORDER_LIMIT', `11 pieces in one unpaid order: ${atOnce}`),
    ];
  },
};
