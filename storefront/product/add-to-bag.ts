import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { getCart, putCartLine } from '#client/cart.ts';
import { getProduct } from '#client/catalog.ts';
import type { Caller } from '#client/call.ts';
import { ApiProblem } from '#client/problem.ts';
import type { ProductItem } from '#contract/catalog.ts';
import { linksIn } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';

/** What came of the button: the piece is in the bag, or the words why not. */
export interface BagAnswer {
  serial: string;
  problem: { code: string; title: string; detail: string } | null;
}

/**
 * Puts the piece that was chosen into the bag, that very piece and no other. Without JavaScript it goes on to the bag. When the
 * size was changed but no piece of it chosen yet, it asks again: nothing is swapped silently (PDP-4).
 */
export async function addToBag({ request, context, params }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const serial = form.get('piece');
  const size = Number(form.get('size') ?? 0);
  const product = await orNotFound(getProduct(caller, params['slug'] ?? ''));
  const item = product.items.find(({ serialNumber }) => serialNumber === serial);
  if (!item || (size > 0 && sizeOf(item) !== size)) {
    return redirect(size > 0 ? `${links.product(product)}?size=${size}` : links.product(product), 303);
  }
  try {
    await putCartLine(caller, item.lineKey, { quantity: await quantityWith(caller, item), itemId: item.id });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, title, detail, status } = error.problem;
    return data<BagAnswer>({ serial: item.serialNumber, problem: { code, title, detail } }, { status });
  }
  return form.get('stay') === null
    ? redirect(links.cart(), 303)
    : data<BagAnswer>({ serial: item.serialNumber, problem: null });
}

const sizeOf = (item: ProductItem) => item.sizeMm ?? item.lengthCm;

/** Pieces with one key share a line: another such piece makes it one more, the same piece again does not (CRT-1). */
async function quantityWith(caller: Caller, item: ProductItem): Promise<number> {
  const cart = await getCart(caller);
  const line = cart.lines.find(({ key }) => key === item.lineKey);
  if (!line) return 1;
  return line.piece.itemId === item.id ? Math.max(line.quantity, 1) : line.quantity + 1;
}
