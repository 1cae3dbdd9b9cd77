import { useEffect, useState, type RefObject } from 'react';
import { Heart } from '#storefront/shell/favorites/heart.tsx';
import { BuyButton } from './buy-button.tsx';
import type { PieceView, ProductView } from '../../product-view.ts';
import type { Bag } from './use-add-to-bag.ts';

interface Props {
  product: Pick<ProductView, 'id' | 'name'>;
  piece: PieceView;
  bag: Bag;
  form: string;
  /** The place of the main button. */
  watched: RefObject<HTMLElement | null>;
}

/** On phones: the button with its price, shown once the main button has scrolled out of view at the top (PDP-14). */
export function BuyBar({ product, piece, bag, form, watched }: Props) {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    // everything below the screen counts as inside: only what went out at the top is out, however fast one scrolls
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
      <BuyButton piece={piece} bag={bag} form={form} />
      <Heart id={product.id} name={product.name} framed inForm />
    </div>
  );
}
