import './swatch.css';

export type Metal = 'yellow' | 'red' | 'white' | 'two-tone' | 'silver' | 'platinum';

/** The colour of a metal; always beside its word. */
export function Swatch({ metal }: { metal: Metal }) {
  return <span className={`swatch swatch-${metal}`} aria-hidden="true" />;
}
