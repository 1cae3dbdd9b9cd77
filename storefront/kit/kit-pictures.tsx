import { ArtPicture } from '#ui/pictures/art-picture.tsx';
import { Qosh, Wordmark } from '#ui/brand/brand.tsx';
import { Film } from '#ui/pictures/film.tsx';
import { Icon, type IconName } from '#ui/pictures/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { Silhouette, type SilhouetteName } from '#ui/pictures/silhouette.tsx';
import { StoneShape, type ShapeName } from '#ui/pictures/stone-shape.tsx';
import { Swatch } from '#ui/pictures/swatch.tsx';
import type { KitProps } from './kit-words.ts';

// Complete lists: a missing name does not compile.
const icons = Object.keys({
  menu: 1,
  search: 1,
  bag: 1,
  heart: 1,
  user: 1,
  home: 1,
  catalog: 1,
  close: 1,
  back: 1,
  forward: 1,
  chevron: 1,
  plus: 1,
  minus: 1,
  check: 1,
  phone: 1,
  telegram: 1,
  filter: 1,
  store: 1,
  truck: 1,
  alert: 1,
  bell: 1,
} satisfies Record<IconName, 1>) as IconName[]; // the keys of the object above, whose type is checked
const silhouettes = Object.keys({
  rings: 1,
  'engagement-rings': 1,
  'wedding-bands': 1,
  earrings: 1,
  studs: 1,
  pendants: 1,
  necklaces: 1,
  chains: 1,
  bracelets: 1,
  sets: 1,
  men: 1,
  kids: 1,
  diamonds: 1,
} satisfies Record<SilhouetteName, 1>);
const shapes = Object.keys({
  round: 1,
  oval: 1,
  pear: 1,
  cushion: 1,
  emerald: 1,
  princess: 1,
  marquise: 1,
  heart: 1,
  square: 1,
  asscher: 1,
  radiant: 1,
  baguette: 1,
  cabochon: 1,
  disc: 1,
} satisfies Record<ShapeName, 1>);
const metals = [['#d9b25c'], ['#c98a6b'], ['#dadcdd'], ['#d9b25c', '#dadcdd'], ['#c7cbcf'], ['#bfc4c6']];

/** A picture that needs no server; the width that the components append goes into the fragment after `#`. */
const picture = (color: string): string =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path fill="${color}" d="M0 0h400v400H0z"/><circle cx="200" cy="200" r="120" fill="none" stroke="#fff" stroke-width="40"/></svg>`,
  )}#`;

export function ArtPictureKit({ words }: KitProps) {
  return (
    <div className="kit-picture">
      <ArtPicture
        cuts={[
          { fromWidth: 0, url: picture('#4a1630') },
          { fromWidth: 768, url: picture('#7a5a1f') },
        ]}
        alt={words.ring}
        sizes="100vw"
        wideSizes="50vw"
        priority="high"
      />
    </div>
  );
}

export function BrandKit() {
  return (
    <div className="kit-row">
      <Wordmark />
      <Wordmark width={84} />
      <Qosh />
      <Qosh width={96} />
    </div>
  );
}

/** The poster before it plays, and the fallback of a browser that cannot play it. */
export function FilmKit({ words }: KitProps) {
  return (
    <Film
      url="data:video/mp4;base64,"
      alt={words.ring}
      poster={picture('#4a1630')}
      preload="none"
      className="kit-picture"
    />
  );
}

export function IconKit() {
  return (
    <div className="kit-row">
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="alert" size={16} />
    </div>
  );
}

export function PictureKit({ words }: KitProps) {
  const shared = { alt: words.ring, sizes: '200px', placeholder: <Silhouette name="rings" /> };
  return (
    <div className="kit-row">
      <Picture {...shared} url={picture('#7a5a1f')} priority="eager" className="kit-picture" />
      <Picture {...shared} url={picture('#7a5a1f')} priority="eager" ratio="4 / 5" className="kit-picture" />
      <Picture
        {...shared}
        url="data:image/png;base64,AAAA#"
        alt={words.noPicture}
        priority="eager"
        className="kit-picture"
      />
    </div>
  );
}

export function SilhouetteKit() {
  return (
    <div className="kit-row">
      {silhouettes.map((name) => (
        <Silhouette key={name} name={name} />
      ))}
      <Silhouette name="rings" size={32} />
    </div>
  );
}

export function StoneShapeKit() {
  return (
    <div className="kit-row">
      {shapes.map((shape) => (
        <StoneShape key={shape} shape={shape} />
      ))}
    </div>
  );
}

export function SwatchKit() {
  return (
    <div className="kit-row">
      {metals.map((colors) => (
        <Swatch key={colors.join('')} colors={colors} />
      ))}
    </div>
  );
}
