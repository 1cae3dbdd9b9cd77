import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { bank, callCards, cardsOf, typeCard, typeCode, verifiedCard } from './testing-card.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
afterAll(() => sale.close());

describe('concurrent changes of cards', () => {
  it('of twenty cards added for one user, ten are stored', async () => {
    const user = await loggedIn(sale);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => typeCard(sale, bank.humo)));
    const answers = await Promise.all(
      tokens.map((cardToken) => callCards(sale, user, 'POST', { payload: { provider: 'FAKE', cardToken } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    const cards = await cardsOf(sale, user);
    expect(cards).toHaveLength(10);
    await Promise.all(cards.map(({ id }) => typeCode(sale, user, { id, code: bank.code })));
    const verified = await cardsOf(sale, user);
    expect(verified.filter(({ isVerified }) => isVerified)).toHaveLength(10);
    expect(verified.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('when many cards are deleted, one remaining card is the default', async () => {
    const user = await loggedIn(sale);
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push((await verifiedCard(sale, user, bank.humo)).id);
    await Promise.all(ids.slice(0, 6).map((id) => callCards(sale, user, 'DELETE', { at: `/${id}` })));
    expect((await cardsOf(sale, user)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [ids[7], true],
      [ids[6], false],
    ]);
  });
});
