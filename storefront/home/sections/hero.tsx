import { ArtPicture } from '#ui/pictures/art-picture.tsx';
import { Qosh } from '#ui/brand/brand.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { nbsp } from '#ui/format.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { HeroFilm } from './hero-film.tsx';
import type { HomeData } from '../load-home.ts';
import { PieceCaption } from '../piece-caption.tsx';
import './hero.css';

/** The text of the button, by the banner's link. */
const actions: Record<string, string> = {
  '/catalog/rings': 'content:home.seeRings',
  '/catalog/wedding-bands': 'content:home.seeBands',
};

/** One piece on a dark background, with its number, weight and price; the text is next to the picture, not on it. */
export function Hero({ hero }: { hero: NonNullable<HomeData['hero']> }) {
  const { t } = usePage();
  const { categories } = useShellData();
  const other = categories.find(({ kind }) => kind === 'wedding-bands' && hero.link !== `/catalog/${kind}`);
  return (
    <section className="hero" data-promotion="hero" aria-labelledby="hero-title">
      <div className="hero-picture">
        {hero.picture && <ArtPicture {...hero.picture} sizes="100vw" wideSizes="60vw" priority="high" />}
        {hero.video !== null && <HeroFilm url={hero.video} alt={hero.picture?.alt ?? hero.title} />}
        {hero.piece && <PieceCaption piece={hero.piece} />}
      </div>
      <div className="hero-words">
        <Qosh />
        <h1 className="d1" id="hero-title">
          {keepDash(hero.title)}
        </h1>
        {hero.text && <p className="lead ink-2">{hero.text}</p>}
        <div className="hero-actions">
          <Link className={buttonClass()} to={hero.href}>
            {t(actions[hero.link] ?? 'content:home.see')}
          </Link>
          {other && (
            <Link className={buttonClass('text')} to={other.href}>
              {other.name}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** Keeps a line from beginning with a dash. */
const keepDash = (title: string) => title.replaceAll(' —', `${nbsp}—`);
