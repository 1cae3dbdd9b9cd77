/** One slide of the gallery. A `turn` is a film of the rotating piece, which can be rotated by hand. */
export interface Slide {
  kind: 'picture' | 'video' | 'turn' | 'drawing';
  url: string;
  alt: string;
  /** Shown below it. */
  caption: string | null;
}
