import './swatch.css';

/** The color of a metal, always next to its name: a circle of two halves for two colors, a plain one for a metal without colors. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  const [first, second] = colors;
  const background = second === undefined ? first : `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
  return (
    <span
      className="swatch"
      style={background === undefined ? undefined : { background }}
      aria-hidden="true"
    />
  );
}
