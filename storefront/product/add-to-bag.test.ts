import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { callerContext } from '#storefront/shell/caller.ts';
import { testingCaller } from '#storefront/shell/testing-caller.ts';
import { addToBag } from './add-to-bag.ts';
import { testItem, testProduct } from './testing-product.ts';

const product = testProduct([
  testItem({ id: 11, serialNumber: 'ZR-1' }),
  testItem({ id: 12, serialNumber: 'ZR-2' }),
]);
const refusal = { code: 'ITEM_NOT_AVAILABLE', title: 'Изделия уже нет', detail: 'Его купили.', status: 409 };

/** Sends the form to a shop whose bag holds these lines; `put` is what the shop was told. */
async function send(
  fields: Record<string, string>,
  { lines = [] as object[], isGone = false, items = product.items } = {},
) {
  const put: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(callerContext, {
    ...testingCaller({}),
    fetch: (path, init) => {
      if (path.startsWith('/api/v1/products/')) return Promise.resolve(Response.json({ ...product, items }));
      if (init.method !== 'PUT') return Promise.resolve(Response.json({ lines }));
      put.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
      return Promise.resolve(isGone ? Response.json(refusal, { status: 409 }) : Response.json({ lines }));
    },
  });
  const request = new Request('https://zarona.example/product/koltso-lastochka', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const args = { request, context, params: { slug: 'koltso-lastochka' } };
  const answer = await addToBag(args as unknown as ActionFunctionArgs); // the router's other arguments are not read
  return { answer, put };
}

function line(facts: { engraving?: object; quantity?: number }) {
  const key = '1___17___585___3.42';
  const pieces = [{ itemId: 11 }];
  return { id: key, key, quantity: 1, piece: pieces[0], pieces, engraving: null, gift: null, ...facts };
}

describe('the button of a product page', () => {
  it('puts the very piece into the bag and goes there', async () => {
    const { answer, put } = await send({ piece: 'ZR-2', size: '17' });
    expect(put).toEqual([{ quantity: 1, itemId: 12, engraving: null, gift: null }]);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/cart');
  });

  it('takes the piece that is the only one without its number, and asks where there are several', async () => {
    const only = await send({}, { items: product.items.slice(0, 1) });
    expect(only.put).toEqual([{ quantity: 1, itemId: 11, engraving: null, gift: null }]);
    expect(only.answer instanceof Response && only.answer.headers.get('location')).toBe('/cart');
    const several = await send({});
    expect(several.put).toEqual([]);
  });

  it('stays on the page when scripts ask for it', async () => {
    const { answer } = await send({ piece: 'ZR-2', size: '17', stay: '1' });
    expect(answer).toMatchObject({ data: { serial: 'ZR-2', problem: null } });
  });

  it('makes a line one piece longer for another piece with its key, not for the same piece', async () => {
    const lines = [line({})];
    expect((await send({ piece: 'ZR-2' }, { lines })).put).toMatchObject([{ quantity: 2, itemId: 12 }]);
    expect((await send({ piece: 'ZR-1' }, { lines })).put).toMatchObject([{ quantity: 1, itemId: 11 }]);
  });

  it('sends the engraving and the box, and takes the piece from the line where it was plain', async () => {
    const fields = { engravingText: ' Anvar ', lettering: 'ITALIC', gift: 'on', ribbon: 'IVORY' };
    const { put } = await send({ piece: 'ZR-1', ...fields }, { lines: [line({})] });
    expect(put).toEqual([
      {
        quantity: 1,
        itemId: 11,
        engraving: { text: 'Anvar', lettering: 'ITALIC' },
        gift: { ribbon: 'IVORY', card: '', hidePrice: false },
        takenFrom: '1___17___585___3.42',
      },
    ]);
  });

  it('knows the same words again, however their apostrophes are typed', async () => {
    const lines = [line({ engraving: { text: 'Oʻgʻlimga', lettering: 'PLAIN' }, quantity: 2 })];
    const fields = { engravingText: "O'g'limga", lettering: 'PLAIN' };
    const { put } = await send({ piece: 'ZR-1', ...fields }, { lines });
    expect(put).toMatchObject([{ quantity: 2 }]);
    expect(put[0]).not.toHaveProperty('takenFrom');
  });

  it('keeps what was typed when it is refused', async () => {
    const { answer } = await send({ piece: 'ZR-1', engravingText: '♥', card: 'x' }, { isGone: true });
    expect(answer).toMatchObject({ data: { typed: { text: '♥', hasGift: false } } });
  });

  it('asks for a piece when only the size was changed', async () => {
    const { answer, put } = await send({ piece: 'ZR-1', size: '18' });
    expect(put).toEqual([]);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/product/koltso-lastochka?size=18',
    );
  });

  it('says so when somebody was faster', async () => {
    const { answer } = await send({ piece: 'ZR-1', size: '17' }, { isGone: true });
    expect(answer).toMatchObject({
      data: { serial: 'ZR-1', problem: { code: 'ITEM_NOT_AVAILABLE' } },
      init: { status: 409 },
    });
  });
});
