import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyData } from '#contract/me.ts';
import type { Order } from '#contract/order.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct, pieceState } from '#server/testing-goods.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { addOrder, urgut } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, logInAs, putLine, shopperWith, userShopper } from '#server/testing-shopper.ts';
import { closeAccount } from './close-account.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const close = ({ headers }: LoggedIn) => sale.app.inject({ method: 'DELETE', url: '/api/v1/me', headers });
const get = ({ headers }: LoggedIn, path = '/api/v1/me') => sale.app.inject({ url: path, headers });

const address = {
  ...urgut,
  entrance: '',
  floor: '',
  recipientName: '',
  recipientPhone: null,
  comment: '',
  isDefault: true,
};

/** A user with every kind of data that an account can have. */
async function settledUser(): Promise<LoggedIn & { phone: string; productId: number }> {
  settled += 1;
  const phone = `+99897${String(settled).padStart(7, '0')}`;
  const email = `settled${settled}@example.com`;
  const user = await loggedIn(sale, { phone, email, at: noon });
  const productId = await addProduct(sale.db);
  await sale.db
    .insertInto('favorites')
    .values({ user_id: user.userId, product_id: productId, added_at: noon })
    .execute();
  const { headers } = user;
  const profile = { firstName: 'Dilnoza', lastName: 'Karimova', birthDate: '1994-02-28', gender: 'FEMALE' };
  const consents = { newsSms: true };
  const answers = [
    await sale.app.inject({ method: 'PATCH', url: '/api/v1/me', headers, payload: { ...profile, consents } }),
    await sale.app.inject({ method: 'POST', url: '/api/v1/addresses', headers, payload: address }),
  ];
  for (const { statusCode, body } of answers) if (statusCode > 201) throw new Error(body);
  return { ...user, phone, productId };
}
let settled = 0;

const giveOrder = ({ number }: Order, { userId }: LoggedIn) =>
  sale.db.updateTable('orders').set({ user_id: userId }).where('number', '=', number).execute();

const rowsOf = async (table: 'addresses' | 'favorites' | 'consents' | 'carts', userId: number) => {
  const rows = await sale.db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute();
  return rows.length;
};

describe('DELETE /api/v1/me', () => {
  it('leaves neither personal data nor logins', async () => {
    const user = await settledUser();
    const laptop = await loggedIn(sale, { userId: user.userId });
    const answer = await close(user);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await get(user)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await get(laptop)).statusCode).toBe(401);
    const row = await sale.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: user.userId,
      phone: null,
      email: null,
      password_hash: null,
      first_name: null,
      last_name: null,
      birth_date: null,
      gender: null,
      language: 'ru',
      price_type: 'B2C',
      version: 1,
      created_at: noon,
      deleted_at: noon,
    });
    const endings = await sale.db
      .selectFrom('sessions')
      .select('ended_because')
      .where('user_id', '=', user.userId)
      .execute();
    expect(endings).toEqual([{ ended_because: 'USER_DELETED' }, { ended_because: 'USER_DELETED' }]);
  });

  it.each(['addresses', 'favorites', 'consents'] as const)('deletes the %s', async (table) => {
    const user = await settledUser();
    await close(user);
    expect(await rowsOf(table, user.userId)).toBe(0);
  });

  it('deletes the cart and releases the pieces it held', async () => {
    const user = await userShopper(sale);
    const piece = await addPiece(sale.db);
    await putLine(user, piece.fullKey);
    await holdCart(user);
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    expect((await close(user)).statusCode).toBe(204);
    expect(await rowsOf('carts', user.userId)).toBe(0);
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('preserves the orders, as the law requires', async () => {
    const user = await settledUser();
    const { order } = await addOrder(sale);
    await giveOrder(order, user);
    expect((await close(user)).statusCode).toBe(204);
    const orderRow = await sale.db
      .selectFrom('orders')
      .select(['user_id', 'contact_phone'])
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(orderRow).toEqual({ user_id: user.userId, contact_phone: order.contact?.phone });
  });

  it('releases the phone for a new account', async () => {
    const user = await settledUser();
    await close(user);
    const again = await loggedIn(sale, { phone: user.phone });
    expect((await get(again)).json()).toMatchObject({ id: again.userId, phone: user.phone, firstName: null });
  });

  it('does not affect other users', async () => {
    const [user, other] = [await settledUser(), await settledUser()];
    const before = (await get(other)).body;
    await close(user);
    expect((await get(other)).body).toBe(before);
    expect(await rowsOf('addresses', other.userId)).toBe(1);
    expect(await rowsOf('favorites', other.userId)).toBe(1);
    expect(await rowsOf('consents', other.userId)).toBe(1);
  });

  it('closes the account once when called twice concurrently', async () => {
    const user = await settledUser();
    const answers = await Promise.all([close(user), close(user)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 401]);
  });

  it('leaves no address that is saved concurrently', async () => {
    const user = await settledUser();
    const save = () =>
      sale.app.inject({ method: 'POST', url: '/api/v1/addresses', headers: user.headers, payload: address });
    const answers = await Promise.all([save(), close(user), save(), save()]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    expect(await rowsOf('addresses', user.userId)).toBe(0);
  });

  it('leaves no cart that is filled concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const user = await userShopper(sale);
      const piece = await addPiece(sale.db);
      const guest = await shopperWith(sale.app, piece.fullKey);
      const answers = await Promise.all([
        user.put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 }),
        user.delete('/api/v1/me'),
        logInAs(sale.app, { guest, user }).post('/api/v1/cart/merge'),
        user.post('/api/v1/cart/hold'),
        user.put(`/api/v1/cart/lines/${piece.fullKey}`, { quantity: 1 }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(await rowsOf('carts', user.userId)).toBe(0);
      expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    }
  });

  it('changes nothing if one feature fails', async () => {
    const user = await settledUser();
    const failing = async () => {
      throw new Error('the pieces could not be given back');
    };
    const forget = async (db: Sale['db'], userId: number) => {
      await db.deleteFrom('favorites').where('user_id', '=', userId).execute();
    };
    const deps = { db: sale.db, closers: [forget, failing] };
    await expect(closeAccount(deps, { userId: user.userId, now: noon })).rejects.toThrow('given back');
    expect((await get(user)).json()).toMatchObject({ firstName: 'Dilnoza', phone: user.phone });
    expect(await rowsOf('favorites', user.userId)).toBe(1);
  });
});

describe('GET /api/v1/me/export', () => {
  it('exports everything stored about the user, and nothing about other users', async () => {
    const user = await settledUser();
    const { order } = await addOrder(sale);
    await giveOrder(order, user);
    const foreign = await addOrder(sale);
    await giveOrder(foreign.order, await settledUser());
    const answer = await get(user, '/api/v1/me/export');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json<MyData>()).toEqual({
      exportedAt: noon.toISOString(),
      me: (await get(user)).json(),
      notes: [],
      sessions: [expect.objectContaining({ id: user.sessionId, isCurrent: true })],
      addresses: [{ ...address, id: expect.any(Number) }],
      cards: [],
      favorites: [{ productId: user.productId, addedAt: noon.toISOString() }],
      orders: [order],
      reviews: [],
      requests: { callbacks: [], stockAlerts: [], visits: [] },
    });
  });
});
