import type { ReactNode } from 'react';
import { formatFrom, formatSom, formatWeightRange, nbsp } from '#ui/format.ts';
import { Missing, Picture } from '#ui/pictures/picture.tsx';
import { type PageLanguage, languageOnWire } from '#contract/words.ts';
import { Heart } from '#storefront/shell/favorites/heart.tsx';
import { MemoizedHtml } from '#storefront/shell/memoized-html.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { NoPicture } from './no-picture.tsx';
import type { TileData } from './tile-data.ts';
import './tile.css';

interface Props {
  tile: TileData;
  /** The `sizes` attribute of the tile's picture; omitted = a tray of two columns on phones and four on wide screens. */
  sizes?: string;
  /** How the picture is loaded; the first pictures of a page are loaded eagerly. */
  priority?: 'high' | 'eager' | 'lazy';
  /** An additional line below the price. */
  note?: ReactNode;
}

const fullTray = '(min-width: 1288px) 25vw, (min-width: 768px) 33vw, 50vw';

/** A model in a tray; the whole cell is a link to it. Its texts are in the namespace `catalog`. */
export function ProductTile({ tile, sizes = fullTray, priority = 'lazy', note }: Props) {
  const pictures = () => <Pictures tile={tile} sizes={sizes} priority={priority} />;
  const facts = () => <Facts tile={tile} note={note} />;
  // eager pictures are preloaded in the page's head, and the outline of a category is rendered by the shell
  const isMemoized = priority === 'lazy' && (tile.image !== null || tile.drawing !== undefined);
  return (
    <article className="tile">
      {isMemoized ? (
        <MemoizedHtml className="tile-pictures" dependencies={{ ...tile, sizes }}>
          {pictures}
        </MemoizedHtml>
      ) : (
        <div className="tile-pictures">{pictures()}</div>
      )}
      {note === undefined ? (
        <MemoizedHtml className="tile-facts" dependencies={tile}>
          {facts}
        </MemoizedHtml>
      ) : (
        <div className="tile-facts">{facts()}</div>
      )}
      <div className="tile-heart">
        <Heart id={tile.id} name={tile.name} />
      </div>
    </article>
  );
}

function Pictures({ tile, sizes, priority }: Required<Omit<Props, 'note'>>) {
  const missing = <NoPicture categoryId={tile.categoryId} />;
  return (
    <>
      {/* decorative: the name next to it says what it is */}
      {tile.drawing ? (
        <span className="picture">
          <img src={tile.drawing} alt="" loading="lazy" />
        </span>
      ) : tile.image === null ? (
        <span className="picture">
          <Missing alt="">{missing}</Missing>
        </span>
      ) : (
        <Picture isSmall url={tile.image} alt="" sizes={sizes} priority={priority} placeholder={missing} />
      )}
      {tile.hover !== null && (
        <Picture isSmall className="tile-hover" url={tile.hover} alt="" sizes={sizes} placeholder={null} />
      )}
    </>
  );
}

function Facts({ tile, note }: Pick<Props, 'tile' | 'note'>) {
  const { t, language } = usePage();
  const words = wordsOf(tile);
  return (
    <>
      <Link className="tile-name" to={tile.href} prefetch="intent" viewTransition>
        {tile.name}
      </Link>
      <p className="tile-price price-m">
        <TilePrice tile={tile} />
      </p>
      {note}
      {tile.weight !== null && tile.count > 0 && (
        <p className="tile-measure">
          {tile.measures ??
            `${formatWeightRange(tile.weight[0], tile.weight[1], language)} · ${t('catalog:pieceCount', { count: tile.count })}`}
        </p>
      )}
      {words.length > 0 && (
        <p className="tile-words">
          {words.map((word) => (
            <span key={word}>{word.startsWith('catalog:') ? t(word) : word}</span>
          ))}
        </p>
      )}
    </>
  );
}

/** The exact price if one piece is left, otherwise the lowest price. If nothing can be bought, a text instead. */
function TilePrice({ tile }: { tile: TileData }) {
  const { t, language } = usePage();
  if (tile.stock === 'SOLD_OUT') return <span className="tile-gone">{t('catalog:sold')}</span>;
  if (tile.stock === 'RESERVED') return <span className="tile-gone">{t('catalog:reserved')}</span>;
  if (tile.price === null) return t('catalog:onRequest');
  return (
    <>
      {tile.count > 1 ? fromWords(tile.price, language) : formatSom(tile.price, language)}
      {tile.oldPrice !== null && (
        <s className="tile-old-price">
          <span className="visually-hidden">{t('catalog:oldPrice')} </span>
          {formatSom(tile.oldPrice, language)}
        </s>
      )}
    </>
  );
}

/** In the narrow cell of a small phone "from" may be on a separate line; the amount is never broken. */
function fromWords(som: number, language: PageLanguage): string {
  const words = formatFrom(som, language);
  return languageOnWire(language) === 'uz' ? words : words.replace(nbsp, ' ');
}

function wordsOf(tile: TileData): string[] {
  if (tile.count === 0) return [];
  return [
    // a stone is always a single piece
    ...(tile.stock === 'LAST_ONE' && !tile.drawing ? ['catalog:last'] : []),
    ...tile.laboratories,
    ...(tile.isNew ? ['catalog:new'] : []),
  ];
}
