import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address, SaveAddress } from '#contract/address.ts';
import { testApp } from '#server/testing.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { addPlaces } from '#server/testing-places.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addPlaces(shop.db);
});
afterAll(() => shop.close());

const path = '/api/v1/addresses';
const urgut: SaveAddress = {
  regionId: 1718,
  districtId: 1_718_203,
  street: 'Registon',
  house: '5',
  apartment: '12',
  entrance: '2',
  floor: '3',
  landmark: '',
  recipientName: 'Dilnoza Karimova',
  recipientPhone: '+998901112233',
  comment: 'Двор слева',
  isDefault: false,
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Call {
  id?: number;
  payload?: object;
}
const call = (by: { headers: Record<string, string> }, method: Method, { id, payload }: Call = {}) => {
  const options: InjectOptions = { method, url: id === undefined ? path : `${path}/${id}`, ...by };
  return shop.app.inject(payload === undefined ? options : { ...options, payload });
};

async function added(by: LoggedIn, fields: Partial<SaveAddress> = {}): Promise<Address> {
  const answer = await call(by, 'POST', { payload: { ...urgut, ...fields } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

async function bookOf(by: LoggedIn): Promise<Address[]> {
  return (await call(by, 'GET')).json();
}

const marks = (book: Address[]) => book.map(({ street, isDefault }) => `${street}${isDefault ? ' *' : ''}`);

describe('the address book', () => {
  it('is empty at first, and is never cached', async () => {
    const answer = await call(await loggedIn(shop), 'GET');
    expect(answer.json()).toEqual([]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('stores an address with trimmed texts; the first one becomes the default', async () => {
    const user = await loggedIn(shop);
    const answer = await call(user, 'POST', {
      payload: { ...urgut, street: '  Registon ', recipientName: ' ' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const expected = { ...urgut, recipientName: '', isDefault: true, id: expect.any(Number) };
    expect(answer.json()).toEqual(expected);
    expect(await bookOf(user)).toEqual([expected]);
  });

  it('lists the default address first, then newest first', async () => {
    const user = await loggedIn(shop);
    for (const street of ['one', 'two', 'three']) await added(user, { street });
    expect(marks(await bookOf(user))).toEqual(['one *', 'three', 'two']);
  });

  it('has one default: the newest address saved as default', async () => {
    const user = await loggedIn(shop);
    await added(user, { street: 'home' });
    await added(user, { street: 'work', isDefault: true });
    expect(marks(await bookOf(user))).toEqual(['work *', 'home']);
  });

  it('accepts a landmark instead of a house number, and no phone of a recipient', async () => {
    const user = await loggedIn(shop);
    const fields = { house: '', landmark: 'Bozor yonida', recipientPhone: null };
    expect(await added(user, fields)).toMatchObject(fields);
  });

  it('has at most ten addresses', async () => {
    const user = await loggedIn(shop);
    for (let count = 0; count < 10; count += 1) await added(user);
    const answer = await call(user, 'POST', { payload: urgut });
    expect(answer.json()).toMatchObject({ status: 409, code: 'ADDRESS_LIMIT', facts: { limit: 10 } });
  });

  it('has at most ten addresses and one default when twenty are added concurrently', async () => {
    const user = await loggedIn(shop);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(user, 'POST', { payload: { ...urgut, isDefault: true } })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
    const book = await bookOf(user);
    expect(book).toHaveLength(10);
    expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('still has one default when many addresses are deleted concurrently', async () => {
    const user = await loggedIn(shop);
    const ids = [];
    for (let count = 0; count < 8; count += 1) ids.push((await added(user)).id);
    await Promise.all(ids.slice(0, 6).map((id) => call(user, 'DELETE', { id })));
    expect((await bookOf(user)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [ids[7], true],
      [ids[6], false],
    ]);
  });
});

describe('changing an address', () => {
  it('replaces the fields', async () => {
    const user = await loggedIn(shop);
    const { id } = await added(user);
    const moved = { ...urgut, regionId: 1733, districtId: 1_733_401, street: 'Ichan Qalʼa', house: '1' };
    const answer = await call(user, 'PUT', { id, payload: moved });
    expect(answer.json()).toEqual({ ...moved, id, isDefault: true });
    expect(await bookOf(user)).toEqual([answer.json()]);
  });

  it('makes the changed address the default, and does not unset it', async () => {
    const user = await loggedIn(shop);
    const [home, work] = [await added(user, { street: 'home' }), await added(user, { street: 'work' })];
    await call(user, 'PUT', { id: work.id, payload: { ...urgut, street: 'work', isDefault: true } });
    expect(marks(await bookOf(user))).toEqual(['work *', 'home']);
    await call(user, 'PUT', { id: work.id, payload: { ...urgut, street: 'office', isDefault: false } });
    expect(marks(await bookOf(user))).toEqual(['office *', 'home']);
    expect(home.isDefault).toBe(true);
  });

  it('deletes the address and makes the newest one the default', async () => {
    const user = await loggedIn(shop);
    const first = await added(user, { street: 'one' });
    for (const street of ['two', 'three']) await added(user, { street });
    const answer = await call(user, 'DELETE', { id: first.id });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(marks(await bookOf(user))).toEqual(['three *', 'two']);
  });
});

describe('refused requests of the address book', () => {
  it.each<[string, object, string, string]>([
    ['a district of another region', { districtId: 1_733_401 }, '/districtId', 'enum'],
    ['an unknown district', { districtId: 9_999_999 }, '/districtId', 'enum'],
    ['a district number that its region does not have', { districtId: 1_718_999 }, '/districtId', 'enum'],
    ['an unknown region', { regionId: 9999 }, '/districtId', 'enum'],
    ['a region’s code instead of its id', { regionId: 'samarkand' }, '/regionId', 'type'],
    ['neither house nor landmark', { house: ' ' }, '/house', 'minLength'],
    ['a blank street', { street: '   ' }, '/street', 'minLength'],
    ['a control character in the landmark', { landmark: 'by\u0007the bell' }, '/landmark', 'pattern'],
    ['an unpaired surrogate', { comment: '\ud800' }, '/comment', 'pattern'],
    ['an invalid phone', { recipientPhone: '12345' }, '/recipientPhone', 'pattern'],
    ['a street that is too long', { street: 'x'.repeat(121) }, '/street', 'maxLength'],
    ['an unknown field', { city: 'Urgut' }, '/city', 'additionalProperties'],
    ['a user id', { userId: 1 }, '/userId', 'additionalProperties'],
  ])('%s', async (_what, fields, at, code) => {
    const user = await loggedIn(shop);
    const { id } = await added(user);
    const payload = { ...urgut, ...fields };
    const refusal = {
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([expect.objectContaining({ path: at, code })]),
    };
    expect((await call(user, 'POST', { payload })).json()).toMatchObject(refusal);
    expect((await call(user, 'PUT', { id, payload })).json()).toMatchObject(refusal);
    expect(await bookOf(user)).toHaveLength(1);
  });

  it('a missing field, or malformed JSON', async () => {
    const user = await loggedIn(shop);
    expect((await call(user, 'POST', { payload: { street: 'Registon' } })).statusCode).toBe(400);
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const broken = await shop.app.inject({ method: 'POST', url: path, headers, payload: '{"street"' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });

  it.each<[Method, Call]>([
    ['GET', {}],
    ['POST', { payload: urgut }],
    ['PUT', { id: 1, payload: urgut }],
    ['DELETE', { id: 1 }],
  ])('%s by a guest, or with an invalid token', async (method, options) => {
    const refusal = { status: 401, code: 'UNAUTHENTICATED' };
    expect((await call({ headers: {} }, method, options)).json()).toMatchObject(refusal);
    const forged = { headers: { authorization: 'Bearer x.y' } };
    expect((await call(forged, method, options)).json()).toMatchObject(refusal);
  });

  it.each<[Method, Call]>([
    ['PUT', { payload: { ...urgut, street: 'mine now' } }],
    ['DELETE', {}],
  ])('%s of another user’s address is NOT_FOUND', async (method, options) => {
    const [owner, other] = [await loggedIn(shop), await loggedIn(shop)];
    const { id } = await added(owner);
    const refusal = { status: 404, code: 'NOT_FOUND' };
    expect((await call(other, method, { ...options, id })).json()).toMatchObject(refusal);
    expect((await call(other, method, { ...options, id: 999_999_999 })).json()).toMatchObject(refusal);
    expect(marks(await bookOf(owner))).toEqual(['Registon *']);
  });

  it('an id that is not a number', async () => {
    const { headers } = await loggedIn(shop);
    const answer = await shop.app.inject({ method: 'DELETE', url: `${path}/one`, headers });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });
});
