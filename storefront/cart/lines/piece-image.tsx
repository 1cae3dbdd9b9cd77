import { Picture, Missing } from '#ui/pictures/picture.tsx';
import { Silhouette } from '#ui/pictures/silhouette.tsx';
import type { PieceView } from './piece-view.ts';

/** The picture of a piece. Decorative: the adjacent name describes it. */
export function PieceImage({ piece }: { piece: PieceView }) {
  const placeholder = <Silhouette name="rings" size={40} />;
  if (piece.imageUrl === null) {
    return (
      <span className="picture">
        <Missing alt="">{placeholder}</Missing>
      </span>
    );
  }
  return (
    <Picture
      url={piece.imageUrl}
      alt=""
      sizes="(min-width: 992px) 160px, 96px"
      priority="eager"
      placeholder={placeholder}
    />
  );
}
