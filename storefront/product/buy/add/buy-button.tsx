import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView } from '../../product-view.ts';
import type { AddToCart } from './use-add-to-cart.ts';

interface Props {
  piece: PieceView;
  adding: AddToCart;
  /** The id of the form it submits, if the button is outside of it. */
  form?: string;
}

/** Adds the chosen piece to the cart at the displayed price; afterwards it is a link to the cart. */
export function BuyButton({ piece, adding, form }: Props) {
  const { t, language, links } = usePage();
  const navigate = useNavigate();
  if (adding.added === piece.serial) {
    return (
      // still a button, so that it keeps the focus
      <Button
        className="button-wide buy-done"
        type="button"
        data-happened="add_to_cart"
        onClick={() => void navigate(links.cart())}
      >
        {t('product:inBag')}
      </Button>
    );
  }
  return (
    <Button className="button-wide" type="submit" form={form} loading={adding.isAdding}>
      {adding.isAdding
        ? t('product:adding')
        : t('product:addToCart', { price: formatSom(piece.price ?? 0, language) })}
    </Button>
  );
}
