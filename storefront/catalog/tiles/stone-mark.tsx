/** The most common color of each stone, and whether it is faceted or cut smooth. */
const looks: Record<string, { color: string; isSmooth?: true }> = {
  diamond: { color: '#f4f7fa' },
  'lab-diamond': { color: '#e6eef4' },
  ruby: { color: '#a31f45' },
  sapphire: { color: '#274b9f' },
  emerald: { color: '#17805a' },
  garnet: { color: '#74162b' },
  amethyst: { color: '#8660ab' },
  topaz: { color: '#8cc4e2' },
  aquamarine: { color: '#b3dde0' },
  opal: { color: '#e9e4f1', isSmooth: true },
  turquoise: { color: '#41b3ab', isSmooth: true },
  lapis: { color: '#2b4796', isSmooth: true },
  onyx: { color: '#211d20', isSmooth: true },
  'mother-of-pearl': { color: '#eee4dc', isSmooth: true },
  'akoya-pearl': { color: '#f7efe5', isSmooth: true },
  'cubic-zirconia': { color: '#f4f7fa' },
};

const faceted =
  'M7.5 3.5h9l4 4.5v8l-4 4.5h-9l-4-4.5V8ZM9 8h6l2 2v4l-2 2H9l-2-2v-4ZM7.5 3.5 9 8M16.5 3.5 15 8M20.5 8 17 10M20.5 16 17 14';
const smooth = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7.200A4.8 4.8 0 0 0 7.2 12';
const without = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM6 18 18 6';

/** A small drawing of a stone in its color: an outline for kinds without a color here; a crossed circle for "no stones". Decorative. */
export function StoneMark({ kind }: { kind: string }) {
  const look = looks[kind];
  const path = kind === 'none' ? without : look?.isSmooth ? smooth : faceted;
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill={look?.color ?? 'none'}
      stroke="currentColor"
      strokeOpacity=".55"
    >
      <path d={path} />
    </svg>
  );
}
