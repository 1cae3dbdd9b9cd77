import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { Qosh } from '#ui/brand/brand.tsx';
import { PieceFacts } from '#storefront/cart/lines/piece-facts.tsx';
import type { PieceView } from '#storefront/cart/lines/piece-view.ts';
import { languageOfPath } from '#storefront/links.ts';
import { usePage, type PageHandle } from '#storefront/shell/page.ts';
import { tIn, withTexts } from '#storefront/shell/i18n/texts.ts';
import styles from './gift-slip.css?url';
import { loadOrder } from './load-order.ts';

export const handle = { texts: ['cart', 'checkout'], noindex: true, shell: 'checkout' } satisfies PageHandle;
export const clientLoader = withTexts('cart', 'checkout');
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${tIn(languageOfPath(location.pathname))('checkout:giftSlip')} | Zarona` },
];

interface Given {
  piece: PieceView;
  /** '' if the visitor has not proven the order's phone. */
  engraving: string | null;
}

/**
 * The slip in a gift's box: what was given, with no amount anywhere in the page or its data. 404 if no gift wrapping
 * of the order hides the price.
 */
export async function loader({
  context,
  url,
}: LoaderFunctionArgs): Promise<{ given: Given[]; returnDays: number }> {
  const order = await loadOrder({ context, url });
  if (order === null) throw data(null, { status: 404 });
  const given = order.lines.filter(({ options }) => options.gift?.hidePrice);
  if (given.length === 0) throw data(null, { status: 404 });
  return {
    given: given.map(({ piece, options }) => ({ piece, engraving: options.engraving?.text ?? null })),
    returnDays: order.returnDays,
  };
}

export default function GiftSlipPage() {
  const { given, returnDays: count } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <div className="container gift-slip">
      <Qosh />
      <h1 className="d2">{t('checkout:slip.title')}</h1>
      <ul>
        {given.map(({ piece, engraving }) => (
          <li key={piece.itemId}>
            <h2 className="h3">{piece.name}</h2>
            <PieceFacts piece={piece} />
            {engraving && (
              <p className="small">
                {t('cart:engraving')}: <q>{engraving}</q>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="measure">{t('checkout:success.care')}</p>
      <p className="small ink-2 measure">
        {given.some(({ engraving }) => engraving === null) && `${t('checkout:slip.exchange', { count })} `}
        {given.some(({ engraving }) => engraving !== null) && t('checkout:slip.engraved')}
      </p>
      <p className="meta ink-2 gift-slip-how">{t('checkout:slip.how')}</p>
    </div>
  );
}
