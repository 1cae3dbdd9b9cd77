// Line drawings of the twelve categories on a 64 grid, in the icons' line.
const drawings = {
  rings: [
    'M32 24a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z',
    'M32 28.5a13.5 13.5 0 1 0 0 27 13.5 13.5 0 0 0 0-27Z',
    'M32 9l6.5 6.5L32 24l-6.5-8.5L32 9Z',
    'M25.5 15.5h13',
  ],
  'engagement-rings': [
    'M32 25a17.5 17.5 0 1 0 0 35 17.5 17.5 0 0 0 0-35Z',
    'M32 28a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29Z',
    'M24 5h16l6 7.5L32 27 18 12.5 24 5Z',
    'M18 12.5h28M24 5l4 7.5L32 27l4-14.5L40 5M28 12.5 32 5l4 7.5',
  ],
  'wedding-bands': [
    'M24 20a17 17 0 1 0 0 34 17 17 0 0 0 0-34Z',
    'M24 24a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z',
    'M36.6 25.6A17 17 0 1 1 33 51.5',
    'M39.5 24.1A13 13 0 1 1 36 47.6',
  ],
  earrings: [
    'M20 6a4.5 4.5 0 0 1 4.5 4.5c0 3-4.5 3.5-4.5 7.5M44 6a4.5 4.5 0 0 1 4.5 4.5c0 3-4.5 3.5-4.5 7.5',
    'M20 18l4 5-4 5-4-5 4-5ZM44 18l4 5-4 5-4-5 4-5Z',
    'M20 28v4M44 28v4',
    'M20 32c5 7.5 8 11.5 8 17a8 8 0 0 1-16 0c0-5.5 3-9.5 8-17ZM44 32c5 7.5 8 11.5 8 17a8 8 0 0 1-16 0c0-5.5 3-9.5 8-17Z',
  ],
  studs: [
    'M20 24a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM44 24a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
    'M20 28.5l5.5 5.5-5.5 5.5-5.5-5.5 5.5-5.5ZM44 28.5l5.5 5.5-5.5 5.5-5.5-5.5 5.5-5.5Z',
    'M20 24v4.5M30 34h-4.5M20 44v-4.5M10 34h4.5M44 24v4.5M54 34h-4.5M44 44v-4.5M34 34h4.5',
  ],
  pendants: [
    'M8 4c6 12 14 19 24 23 10-4 18-11 24-23',
    'M32 27a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
    'M32 33c6 7 10 11.5 10 17a10 10 0 0 1-20 0c0-5.5 4-10 10-17Z',
    'M32 41l4.5 8-4.5 6-4.5-6 4.5-8Z',
  ],
  necklaces: [
    'M7 4c1 20 9 36 25 40C48 40 56 24 57 4',
    'M12 4c1.5 17 8 30 20 34 12-4 18.5-17 20-34',
    'M32 44v4M24 41.5v3.5M40 41.5v3.5M17.5 36v3M46.5 36v3',
    'M32 48l4 6-4 6-4-6 4-6ZM24 45l2.8 4.2-2.8 4.2-2.8-4.2L24 45ZM40 45l2.8 4.2-2.8 4.2-2.8-4.2L40 45Z',
  ],
  chains: [
    'M15 8h8a6 6 0 0 1 0 12h-8a6 6 0 0 1 0-12Z',
    'M28 14a6 6 0 0 1 6-2l6 2.5a6 6 0 0 1-4.5 11L29.5 23a6 6 0 0 1-3-5',
    'M42 22.5a6 6 0 0 1 6 4l2 6a6 6 0 0 1-11.5 4l-2-6a6 6 0 0 1 .5-5',
    'M47 40a6 6 0 0 1-1 6l-4.5 5a6 6 0 0 1-9-8l4.5-5',
    'M31 47a6 6 0 0 1-5 6l-7 1a6 6 0 0 1-1.5-12l7-1',
  ],
  bracelets: [
    'M32 12c14 0 25 9 25 20S46 52 32 52 7 43 7 32s11-20 25-20Z',
    'M32 17c11 0 20 6.5 20 15s-9 15-20 15-20-6.5-20-15 9-15 20-15Z',
    'M27 46.5h10v6H27z',
    'M32 12v5M20 14.5l2 4.5M44 14.5l-2 4.5M10.5 24l4.5 2M53.5 24 49 26',
  ],
  sets: [
    'M8 4c2 13 10 21 24 25C46 25 54 17 56 4',
    'M32 29l4 5.5-4 5.5-4-5.5 4-5.5Z',
    'M14 34v4M14 38c3.5 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1.5-5 5-10ZM50 34v4M50 38c3.5 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1.5-5 5-10Z',
    'M32 46a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  ],
  men: [
    'M32 26a17 17 0 1 0 0 34 17 17 0 0 0 0-34Z',
    'M32 33a11.5 11.5 0 1 0 0 23 11.5 11.5 0 0 0 0-23Z',
    'M20 10h24v14L38 28H26l-6-4V10Z',
    'M24.5 14.5h15v7h-15z',
  ],
  kids: [
    'M32 30c-7-13-21-16-22-8-1 7 8 11 22 12 14-1 23-5 22-12-1-8-15-5-22 8Z',
    'M32 34c-9 1-15 7-12 13 3 5 10 1 12-10 2 11 9 15 12 10 3-6-3-12-12-13Z',
    'M32 29v20',
    'M32 29c-1-6-4-10-8-12M32 29c1-6 4-10 8-12',
  ],
} as const;

export type SilhouetteName = keyof typeof drawings;

const isSilhouette = (name: string): name is SilhouetteName => name in drawings;

/** The drawing of a category, named by its English slug; rings stand for a category without a drawing. */
export function Silhouette({ name, size = 64 }: { name: string; size?: number }) {
  return (
    <svg
      className="silhouette"
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="square"
      strokeLinejoin="miter"
    >
      {drawings[isSilhouette(name) ? name : 'rings'].map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
