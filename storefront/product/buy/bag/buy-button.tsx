import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { PieceView } from '../../product-view.ts';
import type { Bag } from './use-add-to-bag.ts';

interface Props {
  piece: PieceView;
  bag: Bag;
  /** The id of the form it submits, if the button is outside of it. */
  form?: string;
}

/** Adds the chosen piece to the cart at the displayed price; afterwards it is a link to the cart. */
export function BuyButton({ piece, bag, form }: Props) {
  const { t, language, links } = usePage();
  const navigate = useNavigate();
  if (bag.added === piece.serial) {
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
    <Button className="button-wide" type="submit" form={form} loading={bag.isAdding}>
      {bag.isAdding
        ? t('product:adding')
        : t('product:addToBag', { price: formatSom(piece.price ?? 0, language) })}
    </Button>
  );
}
