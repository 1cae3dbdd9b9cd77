import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { deleteCartLine, getCart, listDeliveryCities, putCartLine } from '#client/cart.ts';
import { listStores } from '#client/content.ts';
import { ApiProblem } from '#client/problem.ts';
import { languageOfPath } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/texts.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { viewCart } from './cart-view.ts';
import './cart-page.css';

export const handle = { texts: ['cart'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('cart');

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('cart:title')} | Zarona` },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const [cart, stores, cities] = await Promise.all([getCart(caller), listStores(caller), listDeliveryCities(caller)]);
  return viewCart({ cart, stores, cities, language: caller.language });
}

/** The row's own small forms: remove, take (also: undo, accept the price, take another piece, change the quantity). */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  const key = String(form.get('key') ?? '');
  const itemId = Number(form.get('itemId'));
  try {
    if (form.get('intent') === 'remove') await deleteCartLine(caller, key);
    else await putCartLine(caller, key, { quantity: Number(form.get('quantity') ?? 1), ...(itemId > 0 && { itemId }) });
    const replaced = form.get('replaces');
    if (typeof replaced === 'string' && replaced !== key) await deleteCartLine(caller, replaced);
    return data({ problem: null });
  } catch (error) {
    if (error instanceof ApiProblem) return data({ problem: error.problem.detail }, { status: error.problem.status });
    throw error;
  }
}

export default function CartPage() {
  const cart = useLoaderData<typeof loader>();
  const { t } = usePage();
  const refused = useActionData<typeof action>()?.problem;
  if (cart.lines.length === 0) return <CartEmpty />;
  return (
    <div className="container cart">
      <h1 className="d2">{t('cart:titleCount', { count: cart.count })}</h1>
      {refused && (
        <p className="field-error" role="alert">
          {refused}
        </p>
      )}
      <CartChanges lines={cart.lines} />
      <div className="cart-columns">
        <ul className="cart-rows">
          {cart.lines.map((line) => (
            <CartRow key={line.key} line={line} />
          ))}
        </ul>
        <CartSummary cart={cart} />
      </div>
    </div>
  );
}
