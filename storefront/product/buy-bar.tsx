import { useEffect, useState, type RefObject } from 'react';
import { BuyButton } from './buy-button.tsx';
import type { PieceView } from './product-view.ts';
import type { Bag } from './use-add-to-bag.ts';

interface Props {
  piece: PieceView;
  bag: Bag;
  form: string;
  /** The place of the main button. */
  watched: RefObject<HTMLElement | null>;
}

/** On phones: the button with its price once the main one has left the screen upwards (PDP-14). */
export function BuyBar({ piece, bag, form, watched }: Props) {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!watched.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return (
    <div className="buy-bar" hidden={!isOut}>
      <BuyButton piece={piece} bag={bag} form={form} />
    </div>
  );
}
