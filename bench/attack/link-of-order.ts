import type { Db } from '#database/connect.ts';
import {
  type Attack,
  codeOf,
  finding,
  listOffers,
  newPhone,
  openBrowser,
  postOrder,
  putPiece,
} from './attack.ts';

interface Placed {
  number: string;
  token: string;
  lines: { piece: { productId: number; serialNumber: string } }[];
}

/** Line 11: the link of an order was sufficient to write, change and delete reviews under the buyer's name. */
export const linkOfOrder: Attack = {
  what: '11. somebody who holds the link of an order writes, changes and deletes the review of its buyer',
  run: async (shop) => {
    const { codeTo, database } = shop;
    const [offer] = await listOffers(shop, 1);
    if (codeTo === undefined || database === undefined || offer === undefined)
      return [finding(null, 'no order can be handed over: the shop is not of this run')];
    const [buyer, attacker] = [openBrowser(shop, shop.address(1)), openBrowser(shop, shop.address())];
    const phone = newPhone();
    await putPiece(buyer, offer);
    await postOrder(buyer, { phone });
    const order = (await postOrder(buyer, { phone, phoneCode: codeTo(phone) })).json<Placed>();
    await handOver(database, order.number);
    const piece = order.lines[0]?.piece;
    const written = `/api/v1/products/${piece?.productId}/reviews?token=${order.token}`;
    const words = { rating: 1, text: 'A review by somebody else.', isNamed: true, language: 'en' };
    const review = { orderNumber: order.number, serialNumber: piece?.serialNumber, ...words };
    const stranger = codeOf(await attacker.call('POST', written, { payload: review }));
    const own = await buyer.call('POST', written, { payload: { ...review, text: 'A fine ring indeed.' } });
    const { id } = own.json<{ id: number }>();
    const address = `/api/v1/reviews/${id}?token=${order.token}`;
    const changed = codeOf(await attacker.call('PUT', address, { payload: words }));
    const deleted = codeOf(await attacker.call('DELETE', address));
    const stored = await database
      .selectFrom('reviews')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirst();
    return [
      finding(stranger === 'ORDER_PROOF_NEEDED', `the link alone writes none: ${stranger}`),
      finding(own.statusCode === 201, `the browser that ordered writes one: ${codeOf(own)}`),
      finding(
        changed === 'ORDER_PROOF_NEEDED' && deleted === 'ORDER_PROOF_NEEDED',
        `the link alone changes none (${changed}) and deletes none (${deleted})`,
      ),
      finding(stored?.body === 'A fine ring indeed.', 'the review is as its buyer wrote it'),
    ];
  },
};

/** Hands over an order, which takes the staff several steps. */
async function handOver(database: Db, number: string): Promise<void> {
  await database
    .updateTable('orders')
    .set({ order_state: 'DELIVERED' })
    .where('number', '=', number)
    .execute();
}
