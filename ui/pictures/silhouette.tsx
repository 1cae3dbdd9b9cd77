import drawings from '../brand/silhouettes.svg?url';

/** The drawings in silhouettes.svg. */
const drawn = [
  'rings',
  'engagement-rings',
  'wedding-bands',
  'earrings',
  'studs',
  'pendants',
  'necklaces',
  'chains',
  'bracelets',
  'sets',
  'men',
  'kids',
  'diamonds',
] as const;
export type SilhouetteName = (typeof drawn)[number];

const names: ReadonlySet<string> = new Set(drawn);

/** The drawing of a category, by its English slug; rings for a category without a drawing. Decorative. */
export function Silhouette({ name, size = 64 }: { name: string; size?: number }) {
  return (
    <svg
      className="silhouette"
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      // the same stroke would be too heavy in a small drawing
      strokeWidth={size < 56 ? 1 : 1.25}
      strokeLinejoin="round"
    >
      <use href={`${drawings}#${names.has(name) ? name : 'rings'}`} />
    </svg>
  );
}
