import { formatWeightRange } from '#ui/format.ts';
import { Tray } from '#ui/overlays/tray.tsx';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { ProductTile } from '#storefront/catalog/tiles/tile.tsx';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PicturedPiece } from '../load-home.ts';
import './fresh.css';

/** New pieces; on wide screens one cell explains that no two pieces weigh the same. */
export function Fresh({
  tiles,
  isRecent,
  piece,
}: {
  tiles: TileData[];
  isRecent: boolean;
  piece: PicturedPiece | null;
}) {
  const { t, links } = usePage();
  if (tiles.length === 0) return null;
  return (
    <section className="fresh" data-list="new" aria-labelledby="fresh-title">
      <div className="container home-head">
        <h2 className="h2" id="fresh-title">
          {t(isRecent ? 'content:home.newTitle' : 'content:home.latestTitle')}
        </h2>
        <Link to={links.catalog('sort=new')}>{t('content:home.newAll')}</Link>
      </div>
      <Tray>
        {tiles.map((tile) => (
          <li key={tile.id}>
            {/* the heading above says that they are new */}
            <ProductTile tile={{ ...tile, isNew: false }} />
          </li>
        ))}
        {piece?.weight && (
          <li className="tray-wide fresh-story">
            <Story piece={piece} weight={piece.weight} />
          </li>
        )}
      </Tray>
    </section>
  );
}

function Story({ piece, weight }: { piece: PicturedPiece; weight: [number, number] }) {
  const { t, language } = usePage();
  return (
    <>
      <h3 className="h1">{t('content:home.storyTitle')}</h3>
      <p className="lead">
        {t('content:home.story', {
          name: piece.name,
          count: piece.count,
          weight: formatWeightRange(weight[0], weight[1], language),
        })}
      </p>
      <Link to={piece.href}>{t('content:home.storyChoose')}</Link>
    </>
  );
}
