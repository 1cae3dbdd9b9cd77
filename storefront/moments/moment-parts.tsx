import { Film } from '#ui/pictures/film.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Qosh } from '#ui/brand/brand.tsx';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { Hotspots } from './hotspots.tsx';
import type { MediaView, MomentView, SceneView, SpotView } from './moment-view.ts';
import { priceWords } from '#storefront/catalog/tiles/price-words.ts';

const halfWidth = '(min-width: 1536px) 800px, (min-width: 768px) 54vw, 100vw';

export function Opening({ moment }: { moment: MomentView }) {
  const { t, language } = usePage();
  return (
    <header className="moment-opening">
      {moment.cover && (
        <Media media={moment.cover} spots={moment.coverSpots} tiles={moment.tiles} priority="high" />
      )}
      <div className="moment-opening-words">
        <p className="small ink-2" lang={language}>
          {t('moments:one')}
        </p>
        <h1 className="d1">{moment.title}</h1>
        <p className="lead">{moment.lead}</p>
        {moment.readIn !== language && (
          <p className="moment-notice small" lang={language}>
            {t('moments:untranslated')}
          </p>
        )}
      </div>
    </header>
  );
}

/** One scene: its picture or video, its text, and its pieces as a list, not only as dots (MOM-2). */
export function Scene({ scene, tiles }: { scene: SceneView; tiles: TileData[] }) {
  const pieces = scene.pieces.flatMap((id) => tiles.find((tile) => tile.id === id) ?? []);
  return (
    <section className={scene.media ? 'scene' : 'scene scene-plain'}>
      {scene.media && <Media media={scene.media} spots={scene.spots} tiles={tiles} />}
      <div className="scene-words">
        {scene.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {pieces.length > 0 && <Pieces tiles={pieces} />}
    </section>
  );
}

export function Practical({ practical }: { practical: MomentView['practical'] }) {
  if (practical.title === '') return null;
  return (
    <section className="practical" aria-labelledby="practical-title">
      <div className="container practical-grid">
        <div>
          <Qosh />
          <h2 className="h1" id="practical-title">
            {practical.title}
          </h2>
        </div>
        <div className="practical-text">
          {practical.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

interface MediaProps {
  media: MediaView;
  spots: SpotView[];
  tiles: TileData[];
  priority?: 'high' | 'lazy';
}

function Media({ media, spots, tiles, priority = 'lazy' }: MediaProps) {
  return (
    <figure className="moment-media">
      {media.isVideo ? (
        // without sound; the text next to it describes it (ui.md 5.1)
        <Film url={media.url} alt={media.alt} style={{ aspectRatio: media.ratio }} />
      ) : (
        <Picture
          url={media.url}
          tiny={media.tiny}
          alt={media.alt}
          sizes={halfWidth}
          ratio={String(media.ratio)}
          priority={priority}
          placeholder={media.alt}
        />
      )}
      {!media.isVideo && <Hotspots spots={spots} tiles={tiles} />}
    </figure>
  );
}

/** The pieces of a scene in small ruled cells. */
function Pieces({ tiles }: { tiles: TileData[] }) {
  const { t, language } = usePage();
  return (
    <ul className="scene-pieces" aria-label={t('moments:inPicture')} lang={language}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <Link to={tile.href} prefetch="intent">
            {tile.image && <Picture url={tile.image} alt="" sizes="96px" placeholder={null} />}
            <span>
              <span className="scene-piece-name">{tile.name}</span>
              <span className="meta ink-2 tabular">{priceWords(tile, t, language)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
