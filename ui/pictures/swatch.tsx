import './swatch.css';

/** The color of a metal, always next to its word; a plain circle for one that has none here. */
export function Swatch({ metal }: { metal: string }) {
  return <span className={`swatch swatch-${metal}`} aria-hidden="true" />;
}
