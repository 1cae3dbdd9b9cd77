import { type CSSProperties, useId } from 'react';
import { usePage } from '#storefront/shell/page.ts';

interface Props {
  /** The piece's picture. */
  url: string | null;
  /** The color of the piece's metal; null = the color of gold. */
  color: string | null;
  /** Rings and bangles are engraved inside, along their curve; other pieces on a plate. */
  isRound: boolean;
  /** The text as it will be engraved; '' = nothing yet. */
  text: string;
  lettering: string;
}

/** The words in the letters they are cut in, on the metal of the piece, before its picture (PDP-17). */
export function EngravingPreview({ url, color, isRound, text, lettering }: Props) {
  const { t } = usePage();
  const id = useId();
  const shown = text === '' ? t('options:sample') : text;
  // React's type knows no property of our own
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

/** The inner side of the shank, seen close. */
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

/** As large as there is room for, in units of the drawing: a wide letter takes its whole height, other letters three fifths. */
function fontSizeOf(text: string): number {
  const widths = Array.from(text, (sign) => (/[ШЩЖМЮФЫЪДЦWMmwшщжмюфы@]/u.test(sign) ? 0.95 : 0.62));
  return Math.min(largest, room / widths.reduce((sum, width) => sum + width, 0));
}
