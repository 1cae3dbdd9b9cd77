/** One place of the gallery. A `turn` is a film of the piece turning round, which can be turned by hand. */
export interface Slide {
  kind: 'picture' | 'video' | 'turn' | 'drawing';
  url: string;
  alt: string;
  /** Said under it. */
  caption: string | null;
}
