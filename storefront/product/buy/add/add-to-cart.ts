import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import type { ProductItem } from '#contract/catalog/catalog.ts';
import { linksIn } from '#storefront/links.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { type OptionValues, readOptionValues, toOptions } from '#storefront/shell/line-options.ts';

/** The result of the button: the piece is in the cart, or the message why not. */
export interface AddToCartAnswer {
  serial: string;
  problem: { code: string; title: string; detail: string } | null;
  /** The typed options of a form that was refused. */
  typed?: OptionValues;
}

/**
 * Adds exactly the chosen piece to the cart, with its engraving and gift wrapping. Without JavaScript it redirects to
 * the cart. If the size was changed but no piece of it chosen yet, a choice is required: nothing is replaced silently
 * (PDP-4).
 */
export async function addToCart({ request, context, params }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const links = linksIn(caller.language);
  const form = await request.formData();
  const serial = form.get('piece');
  const size = Number(form.get('size') ?? 0);
  const product = await orNotFound(caller.api.getProduct({ slug: params['slug'] ?? '' }));
  const item =
    serial === null ? only(product.items) : product.items.find(({ serialNumber }) => serialNumber === serial);
  if (!item || (size > 0 && sizeOf(item) !== size)) {
    return redirect(size > 0 ? `${links.product(product)}?size=${size}` : links.product(product), 303);
  }
  const typed = readOptionValues(form);
  try {
    await caller.api.addPieceToCart({ itemId: item.id, ...toOptions(typed) });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { code, title, detail, status, errors } = error.problem;
    const problem = { code, title, detail: errors?.[0]?.message ?? detail };
    return data<AddToCartAnswer>({ serial: item.serialNumber, problem, typed }, { status });
  }
  return form.get('stay') === null
    ? redirect(links.cart(), 303)
    : data<AddToCartAnswer>({ serial: item.serialNumber, problem: null });
}

/** A single piece, such as a stone, need not be named. */
const only = (items: ProductItem[]) => (items.length === 1 ? items[0] : undefined);

const sizeOf = (item: ProductItem) => item.sizeMm ?? item.lengthCm;
