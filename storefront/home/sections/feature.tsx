import { ArtPicture } from '#ui/pictures/art-picture.tsx';
import { priceWords } from '#storefront/catalog/tiles/price-words.ts';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { HomeData } from '../load-home.ts';
import { PieceCaption } from '../piece-caption.tsx';
import './feature.css';

/** A full-width collection: picture, text on a pista background, and links to its pieces (HOM-3). */
export function Feature({ feature }: { feature: NonNullable<HomeData['feature']> }) {
  const { t } = usePage();
  return (
    <section className="feature" data-promotion="feature" aria-labelledby="feature-title">
      {feature.picture && (
        <div className="feature-picture">
          <ArtPicture {...feature.picture} sizes="134vw" wideSizes="66vw" />
          {feature.piece && <PieceCaption piece={feature.piece} />}
        </div>
      )}
      <div className="feature-words">
        <h2 className="h1" id="feature-title">
          {feature.title}
        </h2>
        {feature.text && <p className="lead">{feature.text}</p>}
        {feature.tiles.length > 0 && (
          <>
            <h3 className="meta ink-2">{t('content:home.fromCollection')}</h3>
            <ul>
              {feature.tiles.map((tile) => (
                <PieceLine key={tile.id} tile={tile} />
              ))}
            </ul>
          </>
        )}
        <Link className="feature-all" to={feature.href}>
          {t('content:home.seeCollection')}
        </Link>
      </div>
    </section>
  );
}

function PieceLine({ tile }: { tile: TileData }) {
  const { t, language } = usePage();
  return (
    <li>
      <Link to={tile.href}>
        <span>{tile.name}</span>
        {tile.price !== null && <span className="meta tabular">{priceWords(tile, t, language)}</span>}
      </Link>
    </li>
  );
}
