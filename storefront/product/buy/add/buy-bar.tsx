import { useEffect, useState, type RefObject } from 'react';
import { Heart } from '#storefront/shell/favorites/heart.tsx';
import { BuyButton } from './buy-button.tsx';
import type { PieceView, ProductView } from '../../product-view.ts';
import type { AddToCart } from './use-add-to-cart.ts';

interface Props {
  product: Pick<ProductView, 'id' | 'name'>;
  piece: PieceView;
  adding: AddToCart;
  form: string;
  /** The element of the main button. */
  watched: RefObject<HTMLElement | null>;
}

/** A bar with the button and its price on phones, shown once the main button has scrolled out at the top (PDP-14). */
export function BuyBar({ product, piece, adding, form, watched }: Props) {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    // everything below the screen counts as visible, so that only scrolling out at the top shows the bar, however fast
    const observer = new IntersectionObserver(
      (entries) => setIsOut(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: '0px 0px 1000000px',
      },
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return (
    <div className="buy-bar buy-row" hidden={!isOut}>
      <BuyButton piece={piece} adding={adding} form={form} />
      <Heart id={product.id} name={product.name} framed inForm />
    </div>
  );
}
