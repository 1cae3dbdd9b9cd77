import drawings from '../brand/silhouettes.svg?url';

/** What silhouettes.svg draws. */
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

/** The drawing of a category, named by its English slug; rings stand for a category without a drawing. Decorative. */
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
      // the same line in a small drawing would be a blot
      strokeWidth={size < 56 ? 1 : 1.25}
      strokeLinejoin="round"
    >
      <use href={`${drawings}#${names.has(name) ? name : 'rings'}`} />
    </svg>
  );
}
