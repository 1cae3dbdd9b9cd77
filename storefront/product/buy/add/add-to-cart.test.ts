import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { callerContext } from '#storefront/shell/caller.ts';
import type { Cart } from '#contract/cart.ts';
import { testingCaller, testingProblem } from '#storefront/shell/testing-caller.ts';
import { addToCart } from './add-to-cart.ts';
import { testItem, testProduct } from '../../testing-product.ts';

const product = testProduct([
  testItem({ id: 11, serialNumber: 'ZR-1' }),
  testItem({ id: 12, serialNumber: 'ZR-2' }),
]);
const refusal = testingProblem({
  code: 'ITEM_NOT_AVAILABLE',
  title: 'Изделие уже недоступно',
  detail: 'Его купили.',
  status: 409,
});
const emptyCart = { lines: [] } as unknown as Cart; // the page does not read the cart

/** Sends the form; `added` is what the API was called with. */
async function send(fields: Record<string, string>, { isGone = false, items = product.items } = {}) {
  const added: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(
    callerContext,
    testingCaller({
      getProduct: async () => ({ ...product, items }),
      addPieceToCart: async (piece) => {
        added.push(piece);
        if (isGone) throw refusal;
        return emptyCart;
      },
    }),
  );
  const request = new Request('https://zarona.example/product/koltso-lastochka', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const args = { request, context, params: { slug: 'koltso-lastochka' } };
  const answer = await addToCart(args as unknown as ActionFunctionArgs); // the router's other arguments are not read
  return { answer, added };
}

describe('the button of a product page', () => {
  it('adds exactly the chosen piece to the cart and redirects there', async () => {
    const { answer, added } = await send({ piece: 'ZR-2', size: '17' });
    expect(added).toEqual([{ itemId: 12, engraving: null, gift: null }]);
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/cart');
  });

  it('chooses the only piece without its number, and requires a choice among several', async () => {
    const only = await send({}, { items: product.items.slice(0, 1) });
    expect(only.added).toEqual([{ itemId: 11, engraving: null, gift: null }]);
    expect(only.answer instanceof Response && only.answer.headers.get('location')).toBe('/cart');
    const several = await send({});
    expect(several.added).toEqual([]);
  });

  it('stays on the page when a script requests that', async () => {
    const { answer } = await send({ piece: 'ZR-2', size: '17', stay: '1' });
    expect(answer).toMatchObject({ data: { serial: 'ZR-2', problem: null } });
  });

  it('sends the engraving and the gift wrapping', async () => {
    const fields = { engravingText: ' Anvar ', lettering: 'ITALIC', gift: 'on', ribbon: 'IVORY' };
    const { added } = await send({ piece: 'ZR-1', ...fields });
    expect(added).toEqual([
      {
        itemId: 11,
        engraving: { text: 'Anvar', lettering: 'ITALIC' },
        gift: { ribbon: 'IVORY', card: '', hidePrice: false },
      },
    ]);
  });

  it('returns the typed values when it is refused', async () => {
    const { answer } = await send({ piece: 'ZR-1', engravingText: '♥', card: 'x' }, { isGone: true });
    expect(answer).toMatchObject({ data: { typed: { text: '♥', hasGift: false } } });
  });

  it('requires a piece when only the size was changed', async () => {
    const { answer, added } = await send({ piece: 'ZR-1', size: '18' });
    expect(added).toEqual([]);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/product/koltso-lastochka?size=18',
    );
  });

  it('reports that somebody else was faster', async () => {
    const { answer } = await send({ piece: 'ZR-1', size: '17' }, { isGone: true });
    expect(answer).toMatchObject({
      data: { serial: 'ZR-1', problem: { code: 'ITEM_NOT_AVAILABLE' } },
      init: { status: 409 },
    });
  });
});
