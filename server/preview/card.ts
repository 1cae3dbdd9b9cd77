/** What stands on a picture: at most a name, a line of facts and a price. */
export interface Card {
  /** The bytes of a picture; null = the drawn sign stands in its place. */
  photo: Buffer | null;
  title: string;
  facts: string | null;
  price: string | null;
}

export const shapes = ['wide', 'square'] as const;
export type Shape = (typeof shapes)[number];

/** Part of the file name: increased when the layout or the letters change, so that pictures are drawn again. */
export const cardVersion = 2;
