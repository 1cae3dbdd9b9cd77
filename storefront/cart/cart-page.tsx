import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { dayOf } from '#ui/dates.ts';
import { findJustPlaced } from '#storefront/shell/navigation/just-placed.ts';
import { languageOfPath } from '#storefront/links.ts';
import { callerContext } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import { type OptionValues, readOptionValues, toOptions } from '#storefront/shell/line-options.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { problemMessage } from '#storefront/shell/i18n/problem-message.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartEmpty } from './cart-empty.tsx';
import { CartRow } from './lines/cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { viewCart } from './cart-view.ts';
import { LineFields } from './lines/line-fields.tsx';
import { changePromo, isAboutPromo } from './promo-code/change-promo.ts';
import type { TriedPromo } from './promo-code/promo-code.tsx';
import promoStyles from './promo-code/promo-code.css?url';
import { readAnswer, settleLost } from './lines/settle-lost.ts';
import { useReturnCheck } from './use-return-check.ts';
import './cart-page.css';

export const links = () => [{ rel: 'stylesheet', href: promoStyles }];
export const handle = { texts: ['cart'], noindex: true } satisfies PageHandle;
export const clientLoader = withTexts('cart');

/** Without this header, Back may show a stored empty cart to a shopper who has added pieces since. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('cart:title')} | Zarona` },
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const caller = context.get(callerContext);
  const [cart, stores, usualCities, methods, dictionary] = await Promise.all([
    caller.api.getCart(),
    caller.api.listStores(),
    caller.api.listDeliveryCities(),
    caller.api.listPaymentMethods(),
    caller.api.getDictionary(),
  ]);
  // pieces in transit or being engraved are delivered later
  const cities =
    cart.readyOn === null
      ? usualCities
      : await caller.api.listDeliveryCities({ notBefore: cart.readyOn ?? undefined });
  const region = url.searchParams.get('region');
  const today = dayOf(new Date().toISOString());
  const words = { language: caller.language, dictionary };
  const view = viewCart({ cart, stores, cities, methods, region, today, ...words });
  return { ...view, placed: cart.lines.length === 0 ? await findJustPlaced(caller) : null };
}

interface Outcome {
  problem: string | null;
  tried: TriedPromo | null;
  removed: { key: string; itemId: string; quantity: string; name: string; options: OptionValues } | null;
}

/** Handles the small forms of the rows: remove, put back (undo, accept a price, change the quantity or options), resolve a lost piece. */
export async function action({ request, context }: ActionFunctionArgs) {
  const caller = context.get(callerContext);
  const form = await request.formData();
  const field = (name: string) => textOf(form, name);
  const [key, id, itemId] = [field('key'), field('id'), field('itemId')];
  const answer = readAnswer(field('intent'));
  const options = readOptionValues(form);
  const outcome: Outcome = { problem: null, tried: null, removed: null };
  if (isAboutPromo(form)) {
    const tried = await changePromo(caller, form);
    return data({ ...outcome, tried }, { status: tried === null ? 200 : 409 });
  }
  try {
    if (answer !== null) {
      await settleLost(caller, answer);
    } else if (field('intent') === 'remove') {
      await caller.api.deleteCartLine({ key: id });
      outcome.removed = { key, itemId, quantity: field('quantity'), name: field('name'), options };
    } else {
      await caller.api.putCartLine({
        key,
        quantity: Number(field('quantity') || 1),
        ...(itemId !== '' && { itemId: Number(itemId) }),
        ...toOptions(options),
        ...(field('takenFrom') !== '' && { takenFrom: field('takenFrom') }),
      });
    }
    return data(outcome);
  } catch (error) {
    if (isApiProblem(error))
      return data({ ...outcome, problem: problemMessage(error.problem) }, { status: error.problem.status });
    throw error;
  }
}

export default function CartPage() {
  const cart = useLoaderData<typeof loader>();
  const { t } = usePage();
  const outcome = useActionData<typeof action>();
  useReturnCheck(cart.lines.map(({ lost }) => lost?.mayReturnAt ?? null));
  if (cart.lines.length === 0)
    return <CartEmpty placed={cart.placed} undo={outcome?.removed && <Undo removed={outcome.removed} />} />;
  return (
    <div className="container cart">
      <h1 className="d2">{t('cart:titleCount', { count: cart.count })}</h1>
      {outcome?.problem && (
        <p className="field-error" role="alert">
          {outcome.problem}
        </p>
      )}
      {outcome?.removed && <Undo removed={outcome.removed} />}
      <CartChanges lines={cart.lines} />
      <div className="cart-columns">
        <ul className="cart-rows" data-list="cart">
          {cart.lines.map((line) => (
            <CartRow key={line.id} line={line} />
          ))}
        </ul>
        <CartSummary cart={cart} tried={outcome?.tried ?? null} />
      </div>
    </div>
  );
}

function Undo({ removed }: { removed: NonNullable<Outcome['removed']> }) {
  const { t } = usePage();
  return (
    <Form method="post" className="cart-undo" role="status" preventScrollReset>
      <span>{t('cart:removed', { name: removed.name })}</span>
      <input type="hidden" name="key" value={removed.key} />
      <input type="hidden" name="itemId" value={removed.itemId} />
      <input type="hidden" name="quantity" value={removed.quantity} />
      <LineFields options={toOptions(removed.options)} />
      <button type="submit" className="button button-text small">
        {t('cart:undo')}
      </button>
    </Form>
  );
}
