import { type CSSProperties, useId } from 'react';
import { usePage } from '#storefront/shell/page.ts';

interface Props {
  /** The piece's picture. */
  url: string | null;
  /** The color of the piece's metal; null = the color of gold. */
  color: string | null;
  /** Rings and bangles are engraved on the inside, along the curve; other pieces on a plate. */
  isRound: boolean;
  /** The text as it will be engraved; '' = nothing yet. */
  text: string;
  lettering: string;
}

/** The text in the chosen lettering, on the metal of the piece, in front of its picture (PDP-17). */
export function EngravingPreview({ url, color, isRound, text, lettering }: Props) {
  const { t } = usePage();
  const id = useId();
  const shown = text === '' ? t('options:sample') : text;
  // React's type has no custom properties
  const metal = color === null ? undefined : ({ '--metal': color } as CSSProperties);
  const letters = { fontSize: fontSizeOf(shown), 'data-lettering': lettering, 'data-empty': text === '' };
  return (
    <svg
      className="engraving"
      viewBox="0 0 400 400"
      role="img"
      aria-label={text === '' ? t('options:previewEmpty') : t('options:preview', { text })}
      style={metal}
    >
      <defs>
        <linearGradient id={`${id}metal`}>
          <stop offset="0" className="engraving-dark" />
          <stop offset="0.2" className="engraving-metal" />
          <stop offset="0.42" className="engraving-light" />
          <stop offset="0.6" className="engraving-metal" />
          <stop offset="0.82" className="engraving-light" />
          <stop offset="1" className="engraving-dark" />
        </linearGradient>
        <linearGradient id={`${id}ground`} x2="0" y2="1">
          <stop offset="0" className="engraving-clear" />
          <stop offset="0.3" className="engraving-ground" />
        </linearGradient>
        <path id={`${id}line`} d={isRound ? 'M8 320Q200 404 392 320' : 'M50 346H350'} />
      </defs>
      {url !== null && <image href={`${url}&w=800`} width="436" height="436" x="-18" y="-36" />}
      {isRound ? (
        <Shank fill={`url(#${id}metal)`} />
      ) : (
        <Plate fill={`url(#${id}metal)`} ground={`url(#${id}ground)`} />
      )}
      {['engraving-edge', 'engraving-cut'].map((part) => (
        <text
          key={part}
          className={`engraving-letters ${part}`}
          dy={part === 'engraving-edge' ? 1.1 : 0}
          {...letters}
        >
          <textPath href={`#${id}line`} startOffset="50%">
            {shown}
          </textPath>
        </text>
      ))}
    </svg>
  );
}

/** A close-up of the inner side of the shank. */
function Shank({ fill }: { fill: string }) {
  return (
    <>
      <path fill={fill} d="M0 270Q200 354 400 270V350Q200 434 0 350Z" />
      <path className="engraving-rim" d="M0 270Q200 354 400 270M0 350Q200 434 400 350" />
    </>
  );
}

function Plate({ fill, ground }: { fill: string; ground: string }) {
  return (
    <>
      <rect fill={ground} y="240" width="400" height="160" />
      <rect fill={fill} x="24" y="304" width="352" height="68" rx="5" />
      <rect className="engraving-rim" x="24" y="304" width="352" height="68" rx="5" fill="none" />
    </>
  );
}

const room = 330;
const largest = 34;

/**
 * The largest font size at which the text fits, in units of the drawing. A wide letter is about as wide as the size,
 * others three fifths of it.
 */
function fontSizeOf(text: string): number {
  const widths = Array.from(text, (sign) => (/[ШЩЖМЮФЫЪДЦWMmwшщжмюфы@]/u.test(sign) ? 0.95 : 0.62));
  return Math.min(largest, room / widths.reduce((sum, width) => sum + width, 0));
}
