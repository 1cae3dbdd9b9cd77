import type { SearchModel } from '#contract/admin/search-words.ts';

/** A model's first picture, 40 px wide; pale if the model cannot be bought now. */
export function Picture({ model: { image, isBuyable, artikul } }: { model: SearchModel }) {
  return (
    <span className={`search-picture ${isBuyable ? '' : 'search-gone'}`} title={artikul}>
      {image && <img src={image.url} alt="" width={40} height={50} loading="lazy" />}
    </span>
  );
}
